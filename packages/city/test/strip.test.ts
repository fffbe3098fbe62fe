import { BoxGeometry, Group, Mesh, Scene } from "three";
import { expect, test } from "vitest";
import { strip } from "../src/scene/strip.ts";

test("a stripped scene holds no mesh, and its meshes hold no corner, however deep they stood", () => {
  const [scene, group] = [new Scene(), new Group()];
  const meshes = [new Mesh(new BoxGeometry()), new Mesh(new BoxGeometry())] as const;
  group.add(meshes[1]);
  scene.add(meshes[0], group);
  strip(scene);
  expect(scene.children).toEqual([]);
  for (const { geometry } of meshes)
    expect([Object.keys(geometry.attributes), geometry.getIndex()]).toEqual([[], null]);
});
