import { formed } from "../../plural.ts";
import type { ReplayWords } from "../../pages/replay.ts";

const form = formed("pl");
const commands = (count: number) => form(count, { one: "polecenie", few: "polecenia", many: "poleceń" });

/** Zabranie czegoś z gry ze sobą. */
export const out: ReplayWords["out"] = {
  menu: "Zapisz i udostępnij",
  evening: "Decydujący wieczór",
  round: "Decydująca runda",
  files: "Pliki",
  packed: "Zapis gry, skompresowany (.gz)",
  line: "Ta linia jako zapis",
  lineHelp: "Ruchy do końca pokazanej linii, razem z wariantami.",
  scenario: "Ta pozycja jako scenariusz",
  scenarioSteps: (steps) =>
    steps === 0
      ? "Plik zaczyna się dokładnie w tej pozycji."
      : `Plik zaczyna się na początku fazy i prowadzi tutaj przez ${steps} ${commands(steps)}.`,
  noScenario: {
    secrets: "Nie znasz wszystkiego, co jest tu tajne, a scenariusz potrzebuje całości.",
    "no-file": "Format scenariusza nie potrafi opisać tej pozycji.",
  },
  edit: "Zmień tę pozycję",
  pictures: "Obrazy",
  picture: "Obraz miasta",
  strip: "Klisza rundy",
  stripHelp: "Po jednym obrazie na każdą turę i fazę, z podpisem, co w niej zrobiono.",
  size: "Rozmiar",
  light: "Światło",
  lights: { present: "Jak teraz", noon: "Południe", night: "Noc" },
  from: "Widok",
  views: { helicopter: "Z helikoptera", plan: "Prosto z góry" },
  savePicture: "Zapisz jako PNG",
  saveMap: "Zapisz płaską mapę jako SVG",
  saveStrip: "Zapisz kliszę",
  taking: (done, all) => `Robienie zdjęć: ${done} z ${all}`,
  noPicture: "Nie udało się zrobić zdjęcia: ta maszyna nie rysuje miasta. Można zapisać płaską mapę.",
  preview: "Podgląd",
  close: "Zamknij",
  embed: "Dla innych stron",
  embedHelp: "Wklej tę linię na stronę: pokaże miasto w tej chwili i przyciski kroków.",
  copy: "Kopiuj",
  copied: "Skopiowano",
  embedTitle: "Gra na Blueplate",
  openHere: "Otwórz na Blueplate",
  embedNothing: "Nie ma tu gry, którą każdy może zobaczyć.",
};
