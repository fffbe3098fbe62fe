import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import type { Opened } from "../open/log.ts";
import type { Session } from "../session/session.ts";

const words = () => shell().out;

/** The table of this server that the page shows, or null: what lies on one machine alone cannot be shown on other sites. */
const tableIn = (): string | null => new URLSearchParams(location.search).get("table");

const embedLine = (table: string, at: number): string => {
  const address = new URL("/replay/embed.html", location.origin);
  address.searchParams.set("table", table);
  address.searchParams.set("at", String(at));
  const source = address.href.replaceAll("&", "&amp;");
  return `<iframe src="${source}" width="800" height="520" loading="lazy" title="${words().embedTitle}"></iframe>`;
};

/** The line with which another site shows this moment. */
export const Embedding = (props: { readonly session: Session; readonly opened: Opened }) => {
  const [copied, setCopied] = createSignal(false);
  const copy = async (line: string): Promise<void> => {
    await navigator.clipboard.writeText(line);
    setCopied(true);
  };
  const step = (): number => Number(/^m(\d+)$/.exec(props.session.node().id)?.[1] ?? 0);
  return (
    <Show when={tableIn()}>
      {(table) => {
        const line = (): string => embedLine(table(), step());
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
