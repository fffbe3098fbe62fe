import type { GameFacts } from "@blueplate/api";
import { shell } from "@blueplate/tabletop";
import { createMemo, For } from "solid-js";
import { wordsOf } from "../games/index.ts";
import { ChoiceGroup } from "@blueplate/ui/choice";
import type { TableDraft } from "./draft.ts";
import { type EveningPlan, eveningOf } from "./evenings.ts";
import { SeatFace } from "./face.tsx";
import type { FormProps } from "./fields.tsx";
import { GamePicture } from "./game-picture.tsx";

const words = () => shell().create;

/** Which game: each with its table from far. `first` is the form as it first stands there for a game. */
export const GameCards = (props: FormProps & { readonly first: (game: GameFacts) => TableDraft }) => (
  <ChoiceGroup
    legend={words().game}
    hidden
    kind="cards"
    value={props.draft.game}
    choices={props.games.map(({ id }) => ({
      value: id,
      text: wordsOf(id).name,
      help: wordsOf(id).about,
      face: () => (
        <>
          <GamePicture game={id} />
          <b class="choice-title title">{wordsOf(id).name}</b>
        </>
      ),
    }))}
    onChange={(id) => {
      const game = props.games.find((each) => each.id === id);
      if (game) props.change({ ...props.first(game), name: props.draft.name, player: props.draft.player });
    }}
  />
);

/** What an evening is: of one that is a lesson, what it teaches. */
const helpOf = ({ id, draft }: EveningPlan): string =>
  draft.lesson === null ? words().front.evenings[id].help : words().front.lessonHelp;

/** Which evening: the usual ones first, each with those who sit down. */
export const EveningCards = (props: FormProps & { readonly plans: (game: string) => readonly EveningPlan[] }) => {
  const game = createMemo(() => props.draft.game);
  const plans = createMemo(() => props.plans(game()));
  // The faces are drawn once a game, not with whatever else is chosen or written.
  const choices = createMemo(() =>
    plans().map((plan) => ({
      value: plan.id,
      text: words().front.evenings[plan.id].name,
      help: helpOf(plan),
      face: () => (
        <>
          <b class="choice-text">{words().front.evenings[plan.id].name}</b>
          <span class="faces">
            <For each={plan.draft.seats}>
              {({ choice, banner }, seat) => (
                <SeatFace
                  choice={choice}
                  player={props.draft.player}
                  banner={wordsOf(plan.draft.game).banners[banner]}
                  seat={seat()}
                />
              )}
            </For>
          </span>
        </>
      ),
    })),
  );
  return (
    <ChoiceGroup
      legend={words().front.kind}
      kind="cards"
      value={eveningOf(plans(), props.draft)}
      choices={choices()}
      onChange={(id) => {
        const plan = plans().find((each) => each.id === id);
        if (plan)
          props.change({ ...plan.draft, name: props.draft.name, player: props.draft.player, map: props.draft.map });
      }}
    />
  );
};
