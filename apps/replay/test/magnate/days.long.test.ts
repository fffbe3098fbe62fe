// More games.
import "./days.test.ts";
