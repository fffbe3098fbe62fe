import { type Camera, OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import { FIELD, type CameraPose } from "./rig.ts";

/** The two cameras, perspective and straight-down plan. */
export interface CameraPair {
  /** The camera of a gaze, placed and ready. */
  aim(gaze: CameraPose, aspect: number): Camera;
}

const target = new Vector3();

/** Cameras that follow a gaze. */
export const createCameraPair = (): CameraPair => {
  const perspective = new PerspectiveCamera(FIELD, 1, 0.5, 400);
  const flat = new OrthographicCamera(-1, 1, 1, -1, 0.5, 400);
  return {
    aim: (gaze, aspect) => {
      target.set(gaze.x, 0, gaze.z);
      if (gaze.plan) {
        const half = Math.tan((FIELD * Math.PI) / 360) * gaze.distance;
        [flat.left, flat.right, flat.top, flat.bottom] = [-half * aspect, half * aspect, half, -half];
        flat.position.set(gaze.x, 60, gaze.z);
        flat.up.set(-Math.sin(gaze.yaw), 0, -Math.cos(gaze.yaw));
        flat.lookAt(target);
        flat.updateProjectionMatrix();
        flat.updateMatrixWorld();
        return flat;
      }
      const away = Math.cos(gaze.pitch) * gaze.distance;
      perspective.aspect = aspect;
      perspective.position.set(
        gaze.x + Math.sin(gaze.yaw) * away,
        Math.sin(gaze.pitch) * gaze.distance,
        gaze.z + Math.cos(gaze.yaw) * away,
      );
      perspective.lookAt(target);
      perspective.updateProjectionMatrix();
      perspective.updateMatrixWorld();
      return perspective;
    },
  };
};
