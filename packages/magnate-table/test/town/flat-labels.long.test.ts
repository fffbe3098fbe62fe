// More positions of each game.
import "./flat-labels.test.ts";
