import { Button, Icon } from "@blueplate/ui";
import { createSignal } from "solid-js";
import type { Session } from "../session/session.ts";
import { isLocalStudy } from "../study-stores/local.ts";
import { keepLook } from "./view.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().notes;

/** A link to the moment as it is looked at now. */
export const LinkHere = (props: { readonly session: Session }) => {
  const { session } = props;
  const [said, setSaid] = createSignal<"copied" | "inAddress" | null>(null);
  const copy = async (): Promise<void> => {
    const address = keepLook(session, session.viewing()?.look() ?? { camera: null, lens: null });
    try {
      await navigator.clipboard.writeText(address);
      setSaid("copied");
    } catch {
      // The browser does not let pages write there: the address stands in its own bar.
      setSaid("inAddress");
    }
  };
  // What lies in this browser alone is found by nobody else.
  const isOnlyHere = (): boolean => {
    const address = new URLSearchParams(location.search);
    return address.has("local") || isLocalStudy(address.get("study") ?? "");
  };
  const status = (): string => {
    const what = said();
    return what === null ? "" : `${words()[what]} ${isOnlyHere() ? words().onlyHere : ""}`.trim();
  };
  return (
    <p class="row">
      <Button kind="quiet" onClick={() => void copy()}>
        <Icon name="link-simple" /> {words().copyLink}
      </Button>
      <span class="muted" role="status">
        {status()}
      </span>
    </p>
  );
};
