import { nameOfPerson, shell, wordsOf } from "@blueplate/tabletop";
import { Button, Notice } from "@blueplate/ui";
import { Show } from "solid-js";
import { refusedText } from "../refused.ts";
import type { FollowLimit } from "./following.ts";
import type { OpenStudy } from "./open-study.ts";
import { replayShell, replayWords } from "../language.ts";

const words = () => replayWords().studies;

interface BandsProps {
  readonly live: OpenStudy;
  readonly game: string | null;
  /** Where a chapter is looked at: how far one is led through it. */
  readonly following?: FollowLimit;
}

/** Whom one follows, or could go back to or along with. */
const Followed = (props: BandsProps) => (
  <Show when={props.live.leader()}>
    {(leader) => {
      const name = (): string => nameOfPerson(leader());
      return (
        <p class="band panel row">
          <Show
            when={props.live.following()}
            fallback={<Button onClick={() => props.live.setFollowing(true)}>{words().back(name())}</Button>}
          >
            <Show when={props.following?.isAhead()} fallback={words().following(name())}>
              {words().ahead(name())} <Button onClick={() => props.following?.goAlong()}>{words().goAlong}</Button>
            </Show>
          </Show>
        </p>
      );
    }}
  </Show>
);

/** How it stands with the study and with what was done in it, as far as that has to be said. */
export const StudyNotices = (props: { readonly live: OpenStudy; readonly game: string | null }) => {
  const { live } = props;
  return (
    <>
      <Show when={live.gone()}>
        <Notice>
          {words().gone} <a href="/replay/">{replayWords().replay.another}</a>
        </Notice>
      </Show>
      <Show when={!live.connected() && !live.gone()}>
        <Notice>
          {words().lost} <Show when={live.waiting() > 0}>{words().waits(live.waiting())}</Show>
        </Notice>
      </Show>
      <Show when={live.connected() && !live.gone() && live.late()}>
        <Notice kind="info">{words().waits(live.waiting())}</Notice>
      </Show>
      <Show when={live.refused()}>
        {(refusal) => (
          <Notice>
            {refusedText(replayShell(), refusal(), props.game === null ? null : wordsOf(props.game))}{" "}
            <Button kind="quiet" onClick={() => live.clear()}>
              {shell().frame.close}
            </Button>
          </Notice>
        )}
      </Show>
    </>
  );
};

/** What has to be said about the study as a whole, over the page: nothing below moves. */
export const Bands = (props: BandsProps) => (
  <div class="bands">
    <StudyNotices live={props.live} game={props.game} />
    <Followed {...props} />
  </div>
);
