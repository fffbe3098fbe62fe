import {
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  type ShaderMaterialParameters,
} from "three";

/** What each quad tells its shader, by the attribute's name: how many numbers, and which. */
type Attributes<T> = Readonly<Record<string, readonly [number, (one: T) => readonly number[]]>>;

/** One quad for each of a list, all in one draw call: lights, labels, print. */
export const createQuads = <T>(look: ShaderMaterialParameters, attributes: Attributes<T>) => {
  const plane = new PlaneGeometry(1, 1);
  const material = new ShaderMaterial({ transparent: true, depthWrite: false, ...look });
  const mesh = new Mesh(new InstancedBufferGeometry(), material);
  mesh.frustumCulled = false;
  return {
    mesh,
    set: (list: readonly T[]): void => {
      mesh.geometry.dispose();
      const geometry = new InstancedBufferGeometry();
      geometry.index = plane.index;
      geometry.setAttribute("position", plane.getAttribute("position"));
      for (const [name, [size, of]] of Object.entries(attributes))
        geometry.setAttribute(name, new InstancedBufferAttribute(new Float32Array(list.flatMap(of)), size));
      geometry.instanceCount = list.length;
      mesh.geometry = geometry;
    },
    dispose: (): void => {
      mesh.geometry.dispose();
      plane.dispose();
      material.dispose();
    },
  };
};
