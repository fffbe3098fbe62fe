import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { embedPageOf } from "./embed-address.ts";
import type { Session } from "../session/session.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().out;

const embedLine = (address: URL): string => {
  const source = address.href.replaceAll("&", "&amp;");
  return `<iframe src="${source}" width="800" height="520" loading="lazy" title="${words().embedTitle}"></iframe>`;
};

/** The line with which another site shows this moment. */
export const Embedding = (props: { readonly session: Session }) => {
  const [copied, setCopied] = createSignal(false);
  const copy = async (line: string): Promise<void> => {
    await navigator.clipboard.writeText(line);
    setCopied(true);
  };
  return (
    <Show when={embedPageOf(props.session)}>
      {(address) => {
        const line = (): string => embedLine(address());
        return (
          <div class="field">
            <label>
              <span class="label">{words().embed}</span>
              <input readOnly value={line()} onFocus={(event) => event.currentTarget.select()} />
            </label>
            <span class="hint">{words().embedHelp}</span>
            <Button kind="quiet" onClick={() => void copy(line())}>
              {copied() ? words().copied : words().copy}
            </Button>
          </div>
        );
      }}
    </Show>
  );
};
