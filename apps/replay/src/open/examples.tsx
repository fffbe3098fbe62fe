import { shell, wordsOf } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { messageOf } from "./reading.ts";

const words = () => shell().replay;

/** One frozen game of each kind: what there is to look at for whoever has no log of their own. */
const EXAMPLES = [
  {
    game: "food-chain-magnate",
    name: "food-chain-magnate.jsonl",
    address: new URL("../../../../goldens/food-chain-magnate/standard-4p-steady-g1.jsonl", import.meta.url),
  },
  {
    game: "trick-n-chef",
    name: "trick-n-chef.jsonl",
    address: new URL("../../../../goldens/trick-n-chef/standard-4p-sensible-g1.jsonl", import.meta.url),
  },
];

/** Games that come with the page, opened as any file is. */
export const Examples = (props: { readonly onFile: (file: File) => void }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [asked, setAsked] = createSignal<string | null>(null);
  const open = async ({ name, address }: (typeof EXAMPLES)[number]): Promise<void> => {
    setProblem(null);
    setAsked(name);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(words().noExample);
      props.onFile(new File([await answer.blob()], name));
    } catch (error) {
      // A network that is gone tells nothing that people could read.
      setProblem(error instanceof TypeError ? words().noExample : messageOf(error));
    }
    setAsked(null);
  };
  return (
    <section class="row" aria-label={words().examples}>
      <span>{words().examples}</span>
      <For each={EXAMPLES}>
        {(example) => (
          <Button disabled={asked() === example.name} onClick={() => void open(example)}>
            {wordsOf(example.game).name}
          </Button>
        )}
      </For>
      <Show when={problem()}>
        <Notice>{problem()}</Notice>
      </Show>
    </section>
  );
};
