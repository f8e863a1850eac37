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
  let seen: Seen<T>[] = [];

  function render({ size, pixelRatio, viewState: { center, resolution } }: FrameState): HTMLElement {
    const [width = 0, height = 0] = size;
    const [wide, high] = [Math.round(width * pixelRatio), Math.round(height * pixelRatio)];
    if (canvas.width !== wide || canvas.height !== high) Object.assign(canvas, { width: wide, height: high });
    else pen?.clearRect(0, 0, wide, high);
    const [middleX = 0, middleY = 0] = center;
    seen = [];
    for (const mark of marks) {
      const x = nearest(mark.x - middleX) / resolution + width / 2;
      const y = (middleY - mark.y) / resolution + height / 2;
      if (x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN) continue;
      const { picture, size: drawn, anchor } = mark.sprite;
      pen?.drawImage(
        picture,
        Math.round((x - anchor[0]) * pixelRatio),
        Math.round((y - anchor[1]) * pixelRatio),
        Math.round(drawn[0] * pixelRatio),
        Math.round(drawn[1] * pixelRatio),
      );
      seen.push({ mark, x, y });
    }
    return canvas;
  }

  const layer = new Layer({ render, zIndex: OVER_GROUND });
  map.addLayer(layer);
  return {
    draw: (next) => {
      marks = next;
      layer.changed();
    },
    at: ([x = 0, y = 0]) =>
      seen
        .map((one) => ({ ...one, far: distance(one, x, y) }))
        .filter(({ mark, far }) => far <= Math.max(FINGER, mark.sprite.size[0] / 2))
        // Of two at one spot, the upper one, which was painted last.
        .toReversed()
        .sort((a, b) => a.far - b.far)
        .map(({ mark }) => mark),
  };
}

interface Seen<T> {
  mark: T;
  /** Where its point is. Pixels. */
  x: number;
  y: number;
}

/** From the middle of its picture. */
function distance({ mark, x, y }: Seen<Mark>, pixelX: number, pixelY: number): number {
  const { size, anchor } = mark.sprite;
  return Math.hypot(pixelX - x + anchor[0] - size[0] / 2, pixelY - y + anchor[1] - size[1] / 2);
}

/** The shorter way round the world. */
const nearest = (metres: number): number => metres - Math.round(metres / WORLD) * WORLD;
