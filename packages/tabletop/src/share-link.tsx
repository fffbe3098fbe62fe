import { Button } from "@blueplate/ui";
import { createSignal, Show } from "solid-js";
import { shell } from "./language.ts";

const words = () => shell().seats;

/** A link to be given away, and a button that copies it. */
export const ShareLink = (props: { readonly link: string; readonly isMain?: boolean }) => {
  const [status, setStatus] = createSignal("");
  let anchor: HTMLAnchorElement | undefined;
  const mark = (): void => {
    if (anchor) getSelection()?.selectAllChildren(anchor);
    setStatus(words().marked);
  };
  const copy = async (): Promise<void> => {
    setStatus("");
    // Browsers lend the clipboard only to pages that came over https or from this machine.
    if (!isSecureContext) return mark();
    await navigator.clipboard.writeText(props.link).then(() => void setStatus(words().copied), mark);
  };
  return (
    <p class="row">
      <a ref={(element) => (anchor = element)} class="share-link" href={props.link}>
        {props.link}
      </a>
      <Button kind={props.isMain ? "main" : "plain"} onClick={() => void copy()}>
        {words().copy}
      </Button>
      <span role="status">
        <Show when={status()}>{status()}</Show>
      </span>
    </p>
  );
};
