import Layer from 'ol/layer/Layer';
import type OlMap from 'ol/Map';
import type { FrameState } from 'ol/Map';

/** A picture drawn at a point of the map; made once and shared by all marks that look alike. */
export interface Mark {
  /** Position in the map's own metres. */
  x: number;
  y: number;
  sprite: Sprite;
}

export interface Sprite {
  picture: HTMLCanvasElement;
  /** In CSS pixels. */
  size: readonly [width: number, height: number];
  /** The point of the picture that lies on the position, from its upper left corner. */
  anchor: readonly [x: number, y: number];
}

/** The circumference of the world in the map's own metres. */
const WORLD = 2 * Math.PI * 6_378_137;
/** Pixels around the view; a mark just outside reaches into it. */
const MARGIN = 40;

const OVER_GROUND = 10;
/** Numbers stored for each visible mark: index, x, y. */
const PARTS = 3;
/** In pixels: larger than any picture. */
const FAR = 100;

export interface CanvasLayer<T extends Mark> {
  draw(marks: readonly T[]): void;
  /** Returns the marks within reach of a finger, nearest first. */
  at(pixel: readonly number[]): T[];
}

/** Half of a finger's touch target, in pixels. */
const FINGER = 22;

/**
 * Paints marks one by one on its own canvas, later ones over earlier ones. OpenLayers' layers rebuild their drawing
 * whenever the map moves, which takes longer than a frame for thousands of marks. Here each frame costs the same.
 */
export function addCanvasLayer<T extends Mark>(map: OlMap): CanvasLayer<T> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  const pen = canvas.getContext('2d');
  let marks: readonly T[] = [];
  /** Where each visible mark was painted: index, x, y. One reused array avoids garbage collection between frames. */
  let spots = new Float64Array();
  let seen = 0;

  function render({ size, pixelRatio, viewState: { center, resolution } }: FrameState): HTMLElement {
    const [width = 0, height = 0] = size;
    const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
    else pen?.clearRect(0, 0, wide, high);
    const [middleX = 0, middleY = 0] = center;
    seen = 0;
    for (let index = 0; index < marks.length; index += 1) {
      const { x, y, sprite } = marks[index] as T;
      const left = nearest(x - middleX) / resolution + width / 2;
      const top = (middleY - y) / resolution + height / 2;
      if (left < -MARGIN || top < -MARGIN || left > width + MARGIN || top > height + MARGIN) continue;
      // Position in device pixels, like the picture, because nothing is scaled.
      const [fromLeft, fromTop] = sprite.anchor;
      pen?.drawImage(
        sprite.picture,
        Math.round((left - fromLeft) * pixelRatio),
        Math.round((top - fromTop) * pixelRatio),
      );
      const at = PARTS * seen;
      spots[at] = index;
      spots[at + 1] = left;
      spots[at + 2] = top;
      seen += 1;
    }
    return canvas;
  }

  const layer = new Layer({ render, zIndex: OVER_GROUND });
  map.addLayer(layer);
  return {
    draw: (next) => {
      marks = next;
      spots = new Float64Array(PARTS * next.length);
      seen = 0;
      layer.changed();
    },
    at: ([x = 0, y = 0]) => {
      const found: { mark: T; far: number }[] = [];
      // Of two marks at the same place, finds the upper one first, which was painted last.
      for (let at = PARTS * (seen - 1); at >= 0; at -= PARTS) {
        const [index = 0, left = 0, top = 0] = spots.subarray(at, at + PARTS);
        if (Math.abs(left - x) > FAR || Math.abs(top - y) > FAR) continue;
        const mark = marks[index];
        const far = mark ? distance(mark.sprite, x - left, y - top) : Infinity;
        if (mark && far <= Math.max(FINGER, mark.sprite.size[0] / 2)) found.push({ mark, far });
      }
      return found.sort((one, other) => one.far - other.far).map(({ mark }) => mark);
    },
  };
}

/** Distance from the middle of a picture to a pixel that is given relative to its anchor. */
const distance = ({ size, anchor }: Sprite, across: number, along: number): number =>
  Math.hypot(across + anchor[0] - size[0] / 2, along + anchor[1] - size[1] / 2);

/** Returns the difference by the shorter way round the world. */
const nearest = (metres: number): number => metres - Math.round(metres / WORLD) * WORLD;
