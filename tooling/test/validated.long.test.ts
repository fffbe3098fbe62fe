// Every change and every pair of eyes for every game.
import "./validated.test.ts";
