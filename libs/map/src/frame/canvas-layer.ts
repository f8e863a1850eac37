import Layer from 'ol/layer/Layer';
import type OlMap from 'ol/Map';
import type { FrameState } from 'ol/Map';

/** What is drawn at a point of the map: a picture that is made once and used for all that look alike. */
export interface Mark {
  /** Metres of the map. */
  x: number;
  y: number;
  sprite: Sprite;
}

export interface Sprite {
  picture: HTMLCanvasElement;
  /** Page's pixels. */
  size: readonly [width: number, height: number];
  /** What of it stands on the point, from its upper left corner. */
  anchor: readonly [x: number, y: number];
}

/** Round the world in metres of the map. */
const WORLD = 2 * Math.PI * 6_378_137;
/** A mark at the edge of the view reaches into it. Pixels. */
const MARGIN = 40;

const OVER_GROUND = 10;
/** Of a spot. */
const PARTS = 3;
/** No picture is larger. Pixels. */
const FAR = 100;

export interface CanvasLayer<T extends Mark> {
  draw(marks: readonly T[]): void;
  /** Those under a finger there, the nearest first. */
  at(pixel: readonly number[]): T[];
}

/** Half of what a finger needs. Pixels. */
const FINGER = 22;

/**
 * Marks painted one by one on a canvas of their own, later ones over earlier ones. OpenLayers' own layers plan anew what they
 * draw whenever a map has moved on, which takes longer than a frame for thousands; here each frame costs the same.
 */
export function addCanvasLayer<T extends Mark>(map: OlMap): CanvasLayer<T> {
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%';
  const pen = canvas.getContext('2d');
  let marks: readonly T[] = [];
  /** Where each one in view was painted: index, x, y. One piece of memory, so that no frame waits for what others left behind. */
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
      // In the screen's own pixels, as the picture is: nothing is scaled.
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
      // Of two at one spot, the upper one first, which was painted last.
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

/** From the middle of a picture to where a pixel lies from its point. */
const distance = ({ size, anchor }: Sprite, across: number, along: number): number =>
  Math.hypot(across + anchor[0] - size[0] / 2, along + anchor[1] - size[1] / 2);

/** The shorter way round the world. */
const nearest = (metres: number): number => metres - Math.round(metres / WORLD) * WORLD;
