import { PageHead, shell } from "@blueplate/tabletop";
import { Button, insist, Notice } from "@blueplate/ui";
import { tabStorage } from "@blueplate/ui/storage";
import { onCleanup, onMount } from "solid-js";
import { NETWORK, failureText } from "./server/failure.ts";

/** The address that was loaded anew by itself because its page had not come. */
const LOADED_ANEW = "blueplate-loaded-anew";

/** The page has come: should it not come another time, it may be loaded anew by itself once more. */
export const pageCame = (): void => tabStorage.removeItem(LOADED_ANEW);

const isServerThere = (): Promise<boolean> =>
  fetch("/", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** A browser asks no second time for a piece that did not come, so the whole is loaded anew; by itself once, then by a press. */
const loadAnewWhenThere = async (): Promise<void> => {
  const { pathname } = location;
  if (tabStorage.getItem(LOADED_ANEW) === pathname || !(await isServerThere())) return;
  tabStorage.setItem(LOADED_ANEW, pathname);
  location.reload();
};

/** What stands in place of a page whose pieces did not come: why, and that it comes as soon as the server can be reached. */
export const MissingPage = () => {
  onMount(() => onCleanup(insist(() => void loadAnewWhenThere())));
  return (
    <main class="create stack">
      <PageHead title={shell().title} />
      <Notice>{failureText(NETWORK)}</Notice>
      <div class="row">
        <Button onClick={() => location.reload()}>{shell().tryAgain}</Button>
      </div>
    </main>
  );
};
