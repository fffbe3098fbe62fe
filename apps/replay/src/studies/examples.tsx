import { wordsOf } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { createSignal, For, Show } from "solid-js";
import { namedExample } from "./named-example.ts";
import { messageOf } from "./reading.ts";
import { replayWords } from "../language.ts";

const words = () => replayWords().replay;

/** One frozen game of each kind, addressed by its folder and name: what there is to look at for whoever has no log of their own. */
const FROZEN = import.meta.glob<string>("../../../../goldens/*/1/standard-4p-s*-g1.jsonl", {
  query: "?url",
  import: "default",
  eager: true,
});
const EXAMPLES = Object.entries(FROZEN).map(([path, address]) => {
  const [game = ""] = path.split("/").slice(-3);
  return { game, address };
});

/** Games that come with the page, opened as any file is. */
export const Examples = (props: { readonly onFile: (file: File) => void }) => {
  const [problem, setProblem] = createSignal<string | null>(null);
  const [asked, setAsked] = createSignal<string | null>(null);
  const open = async ({ game, address }: (typeof EXAMPLES)[number]): Promise<void> => {
    setProblem(null);
    setAsked(address);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(words().noExample);
      // It has no name that people would know: the game is called by who plays it.
      props.onFile(new File([namedExample(await answer.text(), wordsOf(game))], ""));
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
          <Button disabled={asked() === example.address} onClick={() => void open(example)}>
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
