import { DoorHead, shell } from "@blueplate/tabletop";
import { GAMES } from "./games/list.ts";

/** The way out, where nothing else is to be done. */
export const LobbyLink = (props: { readonly kind?: "main" }) => (
  <p>
    <a class="button" data-kind={props.kind} href="/">
      {shell().table.lobby}
    </a>
  </p>
);

/** What stands under an address that leads to nothing, with the ways to everything else. */
export const NotFoundPage = () => (
  <>
    <DoorHead title={shell().notFound} game={GAMES[0]?.id ?? ""} />
    <main class="empty">
      <LobbyLink kind="main" />
    </main>
  </>
);
