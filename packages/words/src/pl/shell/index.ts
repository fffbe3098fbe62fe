import type { ShellWords } from "../../language.ts";
import { botDescribed, botNamed } from "../bots.ts";
import { claim } from "./table/claim.ts";
import { consent } from "./table/consent.ts";
import { create } from "./create.ts";
import { failures } from "./failures.ts";
import { faults } from "./faults.ts";
import { frame } from "./frame.ts";
import { guard } from "./table/guard.ts";
import { lobby } from "./lobby.ts";
import { local } from "./local.ts";
import { rules } from "./rules.ts";
import { seats } from "./table/seats.ts";
import { settings } from "./settings.ts";
import { table } from "./table/table.ts";
import { tabletop } from "./table/tabletop.ts";
import { standing } from "./table/standing.ts";
import { devices } from "./table/devices.ts";
import { mute } from "./table/mute.ts";
import { ping } from "./table/ping.ts";

/** The words of lobby and table that belong to no game. */
export const shell: ShellWords = {
  comma: ", ",
  colon: ": ",
  stop: ". ",
  title: "Blueplate",
  unofficial: "Nieoficjalnie; Food Chain Magnate to gra Splotter Spellen. Cała grafika i teksty są nasze.",
  loading: "Wczytywanie…",
  connecting: "Łączenie…",
  reconnecting: "Połączenie przerwane, łączymy ponownie. Nic nie przepadło.",
  pageMissing:
    "Nie udało się wczytać części tej strony. Serwer może być nieosiągalny albo połączenie zostało przerwane.",
  tryAgain: "Spróbuj ponownie",
  tryAgainIn: (seconds: number) => `Spróbuj ponownie za ${seconds} s`,
  sentAgainSoon: "Serwer ma teraz dużo pracy; zostanie to wysłane ponownie automatycznie.",
  language: "Język",
  languageMissing:
    "Nie udało się pobrać tego języka: serwer jest nieosiągalny. Pojawi się, gdy tylko wróci połączenie.",
  languageAgain: "Spróbuj teraz",
  theme: "Motyw",
  themes: { light: "Jasny", dark: "Ciemny", system: "Jak w systemie" },
  notFound: "Nic tu nie ma.",
  unknownGame: (id) => `Ta wersja nie zna gry „${id}”.`,
  lobby,
  consent,
  create,
  botDescribed,
  botNamed,
  table,
  local,
  settings,
  frame,
  rules,
  seats,
  claim,
  failures,
  faults,
  tabletop,
  standing,
  devices,
  mute,
  ping,
  guard,
};
