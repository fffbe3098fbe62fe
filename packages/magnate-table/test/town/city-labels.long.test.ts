// From every side, in every window.
import "./city-labels.test.ts";
