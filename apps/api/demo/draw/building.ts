import type { Scene } from './scene.ts';
import type { Sky } from './sky.ts';
import type { Vec3 } from './vec.ts';

/** The whole sphere around a point, or a still through a lens. */
export interface View {
  at: Vec3;
  /** For a still: what it looks at, and the horizontal angle of view in degrees. */
  towards?: Vec3;
  lens?: number;
  /** Stops of exposure more or less than the picture's own average asks for. */
  stops?: number;
}

/** A building ready to be drawn: its surfaces, the daylight on it, and where the pictures are taken from. */
export interface Building {
  scene: Scene;
  sky: Sky;
  views: Readonly<Record<string, View>>;
}
