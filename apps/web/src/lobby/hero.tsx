import { PageLinks, shell } from "@blueplate/tabletop";
import { For, onCleanup, onMount, Show } from "solid-js";
import { clientOf, wordsOf } from "../games/index.ts";
import { GAMES } from "../games/list.ts";
import narrow from "@blueplate/tabletop/pictures/hero-narrow.webp";
import wide from "@blueplate/tabletop/pictures/hero-wide.webp";
import { PLAY_NOW, playNow } from "../local/play-address.ts";
import { bringToLife } from "./live-town.ts";

const words = () => shell().lobby.front;

/** The picture of the town, and over it the town itself as soon as it may live. Nothing there is for a hand or a voice. */
const Town = () => {
  let place: HTMLDivElement | undefined;
  let picture: HTMLImageElement | undefined;
  onMount(() => place && picture && onCleanup(bringToLife(place, picture)));
  return (
    <>
      <picture>
        <source media="(max-width: 700px)" srcset={narrow} />
        <img
          ref={(image) => (picture = image)}
          class="hero-picture"
          src={wide}
          alt=""
          width={1440}
          height={464}
          decoding="sync"
        />
      </picture>
      <div ref={(box) => (place = box)} class="hero-town" inert aria-hidden="true" />
    </>
  );
};

/** A game that is not the one of the head: a way to it is there however many tables are listed. */
const OtherGame = (props: { readonly id: string }) => (
  <>
    <a href={playNow(props.id)}>{words().other(wordsOf(props.id).name)}</a>
    <Show when={clientOf(props.id).lesson}>
      {(lesson) => <a href={lesson()}>{words().otherLesson(wordsOf(props.id).name)}</a>}
    </Show>
  </>
);

/**
 * The head of the lobby: the town in the evening, what the game is in a sentence, and how to begin, whatever the server holds. The
 * page as it is sent begins with the same picture and name at the same place.
 */
export const Hero = () => (
  <div class="hero">
    <Town />
    <div class="hero-in">
      <h1 class="wordmark">{shell().title}</h1>
      <p class="hero-sentence">{words().sentence}</p>
      <div class="hero-acts">
        <a class="hero-act" data-kind="main" href={PLAY_NOW}>
          <b>{words().playNow}</b>
          <span>{words().playNowHelp}</span>
        </a>
        <a class="hero-act" href="/new?evening=friends">
          <b>{words().friends}</b>
          <span>{words().friendsHelp}</span>
        </a>
      </div>
      <p class="hero-more">
        <a href="/learn/first-dinner">{words().lesson}</a>
        <For each={GAMES.slice(1)}>{({ id }) => <OtherGame id={id} />}</For>
      </p>
      <PageLinks class="hero-nav door-links" game={GAMES[0]?.id ?? ""} />
    </div>
    <div class="sill" aria-hidden="true" />
  </div>
);
