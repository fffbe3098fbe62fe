import { type BufferGeometry, Mesh, type Scene } from "three";

/**
 * Lets go of what the meshes are made of, thirteen megabytes for a town of average size: a browser that holds on to a left table for
 * a while (hidden classes that components share keep one of their closures) holds little then.
 */
export const strip = (scene: Scene): void => {
  scene.traverse((child) => {
    if (!(child instanceof Mesh)) return;
    const geometry: BufferGeometry = child.geometry;
    for (const name of Object.keys(geometry.attributes)) geometry.deleteAttribute(name);
    geometry.setIndex(null);
  });
  scene.clear();
};
