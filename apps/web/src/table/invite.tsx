import { Button } from "@blueplate/ui";
import { shell } from "@blueplate/tabletop";
import { createSignal, Show } from "solid-js";

const words = () => shell().seats;

/** The link of a table, to be sent to friends. */
export const Invite = (props: { readonly table: string }) => {
  const [told, setTold] = createSignal("");
  let anchor: HTMLAnchorElement | undefined;
  const link = (): string => `${location.origin}/table/${props.table}`;
  const mark = (): void => {
    if (anchor) getSelection()?.selectAllChildren(anchor);
    setTold(words().marked);
  };
  const copy = async (): Promise<void> => {
    setTold("");
    // Browsers lend the clipboard only to pages that came over https or from this machine.
    if (!isSecureContext) return mark();
    await navigator.clipboard.writeText(link()).then(() => void setTold(words().copied), mark);
  };
  return (
    <div class="stack tight">
      <p class="muted">{words().invite}</p>
      <p class="row">
        <a ref={(element) => (anchor = element)} class="share-link" href={link()}>
          {link()}
        </a>
        <Button onClick={() => void copy()}>{words().copy}</Button>
        <span role="status">
          <Show when={told()}>{told()}</Show>
        </span>
      </p>
    </div>
  );
};
