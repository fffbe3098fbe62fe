import { PageLinks, shell } from "@blueplate/tabletop";
import { onCleanup, onMount } from "solid-js";
import { GAMES } from "../games/list.ts";
import narrow from "@blueplate/tabletop/pictures/hero-narrow.webp";
import wide from "@blueplate/tabletop/pictures/hero-wide.webp";
import { PLAY_NOW } from "../local/play-address.ts";
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
      <a class="hero-lesson" href="/learn/first-dinner">
        {words().lesson}
      </a>
      <PageLinks class="hero-nav door-links" game={GAMES[0]?.id ?? ""} />
    </div>
    <div class="sill" aria-hidden="true" />
  </div>
);
