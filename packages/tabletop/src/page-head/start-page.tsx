import { Button, Notice } from "@blueplate/ui";
import { render } from "solid-js/web";
import { shell } from "../language.ts";

/** What stands on a page of which a part did not come: that it did not, and a button that asks for all of it again. */
const PageMissing = () => (
  <div class="page-missing">
    <Notice>{shell().pageMissing}</Notice>
    <Button kind="main" onClick={() => location.reload()}>
      {shell().tryAgain}
    </Button>
  </div>
);

/**
 * Draws a page by `start`. Where a part of it does not come, that is said below the sign over the door, which would else hang there for
 * good; the words become those of the language once these are there.
 */
export const startPage = async (start: () => Promise<void>): Promise<void> => {
  try {
    await start();
  } catch (error) {
    document.querySelector(".late")?.remove();
    const root = document.getElementById("root");
    if (root) render(() => <PageMissing />, root);
    throw error;
  }
};
