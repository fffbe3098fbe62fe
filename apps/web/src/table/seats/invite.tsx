import { ShareLink, shell } from "@blueplate/tabletop";

/** The link of a table, to be sent to friends. */
export const Invite = (props: { readonly table: string; readonly isMain?: boolean }) => (
  <div class="stack tight">
    <p class="muted">{shell().seats.invite}</p>
    <ShareLink link={`${location.origin}/table/${props.table}`} isMain={props.isMain ?? false} />
  </div>
);
