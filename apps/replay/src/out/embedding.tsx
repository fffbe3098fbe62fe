import { shell } from "@blueplate/tabletop";
import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import type { Opened } from "../open/log.ts";
import type { Session } from "../session/session.ts";

const words = () => shell().out;

/**
 * What of the server the page shows, as an embedded page is asked for it: a table, or a study that everybody with its link may see. Null
 * for what lies on one machine alone or is nobody else's.
 */
const shownIn = (session: Session): URLSearchParams | null => {
  const address = new URLSearchParams(location.search);
  const [table, study] = [address.get("table"), address.get("study")];
  if (table !== null) return new URLSearchParams({ table });
  if (study === null || session.study().visibility === "private") return null;
  return new URLSearchParams({ study, chapter: session.chapter().id });
};

/** The moment as an address names it; of a table elsewhere only the game's own line is known, so it is the step that a variation left. */
const momentIn = (session: Session, ofStudy: boolean): readonly [string, string] => {
  const node = session.node();
  if (ofStudy && node.kind !== "line") return ["node", node.id];
  const known = session.line().findLast(({ kind }, at) => at <= session.at() && kind === "line");
  return ["at", known?.id.slice(1) ?? "0"];
};

const embedLine = (shown: URLSearchParams, moment: readonly [string, string]): string => {
  const address = new URL(`/replay/embed.html?${shown.toString()}`, location.origin);
  address.searchParams.set(...moment);
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
  return (
    <Show when={shownIn(props.session)}>
      {(shown) => {
        const line = (): string => embedLine(shown(), momentIn(props.session, shown().has("study")));
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
