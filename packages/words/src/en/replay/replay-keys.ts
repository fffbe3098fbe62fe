/** Going through a game by keys. */
export const replayKeys = {
  playBack: "Play backwards",
  list: [
    ["← →", "A decision back or on"],
    ["Shift+← →", "A round back or on"],
    ["Ctrl+← →", "A phase back or on"],
    ["Alt+← →", "A single event back or on"],
    ["Home End", "The set-up; the end"],
    ["{ }", "The decisions of the chosen eyes, or of whoever decided this one"],
    [", .", "The previous and the next note or turning point"],
    ["Space", "Play or pause"],
    ["J", "Play backwards; once more: faster"],
    ["K", "Pause"],
    ["L", "Play; once more: faster"],
    ["B", "The other line at the same moment"],
    ["Enter", "On the timeline: its marks by name"],
  ],
  /** Where there is a town. */
  draw: ["A", "Draw on the town and the cards"],
};
