// Every viewpoint of every game.
import "./secrets.test.ts";
