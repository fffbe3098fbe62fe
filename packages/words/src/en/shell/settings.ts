/** What somebody may set for this machine: keys, sounds, notices; and the menu of a table on a phone. */
export const settings = {
  title: "Settings",
  menu: "Menu",
  keys: "Keys",
  letters: "Letters, digits and signs are keys",
  lettersHelp: "Without them Enter, Esc and F6 still work.",
  sounds: "Sounds",
  sound: {
    turn: "Your turn",
    sale: "You sell at dinner",
    lost: "A house you could have served goes to somebody else",
    milestone: "A milestone is gained",
    bank: "The bank breaks",
    message: "Somebody says something",
    card: "A card is played",
    coin: "A coin is paid or won",
  },
  hear: (name: string) => `Hear: ${name}`,
  notices: "On the desktop",
  notify: "Tell me when it is my turn while this page is out of sight",
  askNotify: "Allow notices",
  denied: "This browser does not allow notices of this page; its own settings say why.",
  withoutSpoilers: "Without spoilers",
  withoutSpoilersHelp:
    "Lists tell no winner, and every game opens without its end: it shows no further than you have looked.",
} as const;
