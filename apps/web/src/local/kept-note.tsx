import { shell } from "@blueplate/tabletop";
import { Button, Icon, Notice } from "@blueplate/ui";
import { Show } from "solid-js";
import type { KeptNews } from "./saving.ts";
import "./kept-note.css";

const textOf = (news: KeptNews): string => (news === "nowhere" ? shell().local.notKept : shell().local.elsewhere);

/** Tells how a game is kept where that is not as usual, until it is laid aside: it may lie over the table. */
export const KeptNote = (props: { readonly news: KeptNews | null; readonly onClose: () => void }) => (
  <Show when={props.news}>
    {(news) => (
      <Notice kind={news() === "nowhere" ? "error" : "info"}>
        <div class="kept-note">
          <span>{textOf(news())}</span>
          <Button kind="quiet" aria-label={shell().frame.close} onClick={props.onClose}>
            <Icon name="x" />
          </Button>
        </div>
      </Notice>
    )}
  </Show>
);
