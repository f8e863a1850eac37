import type { Sprite } from '../frame/canvas-layer';
import { HEAT_STEPS, type HeatStep } from './heat-steps';
import type { MarkColours } from './mark-colours';
import { SIGN_SIZE, signOf, type SignedReport, type SignScale } from './report-signs';

const GRID = 24;
const HALO = 3;
const DROP = { width: 34, height: 44 } as const;
const ME = 30;
const ROUND = 2 * Math.PI;

/** Pictures of all that a map of reports draws, each made once. They are made anew for other colours or letters. */
export function createSprites(target: HTMLElement, colours: MarkColours, density: number) {
  const made = new Map<string, Sprite>();
  const { fontFamily, fontSize } = getComputedStyle(target);
  const font = `700 ${fontSize} ${fontFamily}`;

  function once(key: string, size: Sprite['size'], anchor: Sprite['anchor'], paint: (pen: Pen) => void): Sprite {
    const known = made.get(key);
    if (known) return known;
    const picture = document.createElement('canvas');
    picture.width = Math.ceil(size[0] * density);
    picture.height = Math.ceil(size[1] * density);
    const pen = picture.getContext('2d');
    if (pen) {
      pen.scale(density, density);
      paint(pen);
    }
    const sprite: Sprite = { picture, size, anchor };
    made.set(key, sprite);
    return sprite;
  }

  function sign(report: SignedReport, scale: SignScale, isSelected: boolean): Sprite {
    const { edge, glyph, token } = signOf(report.severity, report.status, scale);
    const size = isSelected ? SIGN_SIZE.selected : SIGN_SIZE[report.status];
    const box = size + 2 * HALO;
    return once(`${edge}${token}${size}`, [box, box], [box / 2, box / 2], (pen) => {
      pen.translate(HALO, HALO);
      pen.scale(size / GRID, size / GRID);
      pen.lineJoin = pen.lineCap = 'round';
      stroke(pen, edge, isSelected ? colours.text : colours.halo, 5);
      pen.fillStyle = colours.sign(token);
      pen.fill(new Path2D(edge));
      stroke(pen, edge, colours.ink, 1.5);
      stroke(pen, glyph, colours.ink, 2.4);
    });
  }

  /** A count in a box: round-cornered for pins, square for heat. */
  function counted(key: string, count: number, least: number, look: Boxed): Sprite {
    const words = compact.format(count);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = font;
    const inner = Math.max(least, (pen?.measureText(words).width ?? 0) + 14);
    const [wide, high] = [inner + 2 * HALO, least + 2 * HALO];
    return once(`${key}${words}`, [wide, high], [wide / 2, high / 2], (on) => {
      const box = (by: number) => {
        on.beginPath();
        on.roundRect(HALO - by, HALO - by, inner + 2 * by, least + 2 * by, look.corner + by);
      };
      box(2);
      on.fillStyle = look.edge;
      on.fill();
      box(0);
      on.fillStyle = look.ground;
      on.fill();
      on.fillStyle = look.ink;
      on.font = font;
      on.textAlign = 'center';
      on.textBaseline = 'middle';
      on.fillText(words, wide / 2, high / 2 + 1);
    });
  }

  return {
    sign,
    group: (count: number, isOpen: boolean): Sprite =>
      counted(isOpen ? 'group' : 'past', count, 34, {
        corner: 17,
        edge: isOpen ? colours.halo : colours.accent,
        ground: isOpen ? colours.accent : colours.halo,
        ink: isOpen ? colours.onAccent : colours.text,
      }),
    heat: (step: HeatStep, count: number): Sprite => {
      const { ground, ink } = colours.heat(step);
      return counted(`heat${step}`, count, HEAT_STEPS[step].size, { corner: 4, edge: ink, ground, ink });
    },
    picked: (): Sprite =>
      once('picked', [DROP.width, DROP.height], [DROP.width / 2, DROP.height - 2], (pen) => {
        const drop = new Path2D('M17 42C8 30 3 24 3 17a14 14 0 1 1 28 0c0 7-5 13-14 25z');
        pen.lineWidth = 4;
        pen.strokeStyle = colours.halo;
        pen.stroke(drop);
        pen.fillStyle = colours.text;
        pen.fill(drop);
        circle(pen, 17, 17, 5, colours.halo);
      }),
    me: (): Sprite =>
      once('me', [ME, ME], [ME / 2, ME / 2], (pen) => {
        circle(pen, ME / 2, ME / 2, 14, colours.accent);
        circle(pen, ME / 2, ME / 2, 11, colours.halo);
        circle(pen, ME / 2, ME / 2, 7, colours.accent);
      }),
  };
}

export type Sprites = ReturnType<typeof createSprites>;

type Pen = CanvasRenderingContext2D;
interface Boxed {
  corner: number;
  edge: string;
  ground: string;
  ink: string;
}

/** 1,234 as "1.2K": a box has room for four letters. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

function stroke(pen: Pen, path: string, colour: string, width: number): void {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(path));
}

function circle(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, ROUND);
  pen.fillStyle = colour;
  pen.fill();
}
