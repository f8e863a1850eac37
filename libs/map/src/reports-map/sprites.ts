import type { Severity } from '@waymark/contracts-maps';
import type { Sprite } from '../frame/canvas-layer';
import { HEAT_STEPS, type HeatStep } from './heat-steps';
import type { MarkColours } from './mark-colours';
import { SIGN_SIZE, signOf, type Sign, type SignedReport, type SignScale } from './report-signs';

const GRID = 24;
const HALO = 3;
/** Size of a sign in a box. */
const IN_BOX = 22;
const DROP = { width: 34, height: 44 } as const;
const ME = 30;
const ROUND = 2 * Math.PI;

/** Creates the pictures that a map of reports draws, each once. Create a new set when colours or fonts change. */
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
    const drawn = signOf(report.severity, report.status, scale);
    const size = isSelected ? SIGN_SIZE.selected : SIGN_SIZE[report.status];
    const box = size + 2 * HALO;
    return once(`${drawn.edge}${drawn.token}${size}`, [box, box], [box / 2, box / 2], (pen) => {
      pen.translate(HALO, HALO);
      pen.scale(size / GRID, size / GRID);
      pen.lineJoin = 'round';
      stroke(pen, drawn.edge, isSelected ? colours.text : colours.halo, 5);
      signPath(pen, drawn);
    });
  }

  const signPath = (pen: Pen, { edge, glyph, token }: Sign) => {
    pen.lineJoin = pen.lineCap = 'round';
    pen.fillStyle = colours.sign(token);
    pen.fill(new Path2D(edge));
    stroke(pen, edge, colours.ink, 1.5);
    stroke(pen, glyph, colours.ink, 2.4);
  };

  /** Draws a count in a box, after a sign if there is one. */
  function counted(key: string, count: number, { high, corner, edge, ground, ink, before }: Boxed): Sprite {
    const words = compact.format(count);
    const room = before ? high - 6 : 0;
    const inner = Math.max(high, lettersWide(words) + room + 16);
    const [wide, tall] = [inner + 2 * HALO, high + 2 * HALO];
    return once(`${key}${words}`, [wide, tall], [wide / 2, tall / 2], (pen) => {
      box(pen, HALO - 2, inner + 4, high + 4, corner + 2, edge);
      box(pen, HALO, inner, high, corner, ground);
      pen.fillStyle = ink;
      pen.font = font;
      pen.textAlign = 'center';
      pen.textBaseline = 'middle';
      pen.fillText(words, wide / 2 + room / 2, tall / 2 + 1);
      if (!before) return;
      pen.translate(HALO + 6, HALO + (high - IN_BOX) / 2);
      pen.scale(IN_BOX / GRID, IN_BOX / GRID);
      signPath(pen, before);
    });
  }

  function lettersWide(words: string): number {
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return 0;
    pen.font = font;
    return pen.measureText(words).width;
  }

  return {
    sign,
    /** Shows the worst open severity and the number of open reports; a resolved group has its own sign. */
    group: (worst: Severity | null, count: number): Sprite =>
      counted(`group${worst}`, count, {
        high: 36,
        corner: 18,
        edge: colours.text,
        ground: colours.halo,
        ink: colours.text,
        before: signOf(worst ?? 'minor', worst ? 'open' : 'resolved'),
      }),
    heat: (step: HeatStep, count: number): Sprite => {
      const { ground, ink } = colours.heat(step);
      return counted(`heat${step}`, count, { high: HEAT_STEPS[step].size, corner: 6, edge: ink, ground, ink });
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
  high: number;
  corner: number;
  edge: string;
  ground: string;
  ink: string;
  before?: Sign;
}

/** Writes 1,234 as "1.2K": a box has room for four characters. */
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

function stroke(pen: Pen, path: string, colour: string, width: number): void {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.stroke(new Path2D(path));
}

function box(pen: Pen, at: number, wide: number, high: number, corner: number, colour: string): void {
  pen.beginPath();
  pen.roundRect(at, at, wide, high, corner);
  pen.fillStyle = colour;
  pen.fill();
}

function circle(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, ROUND);
  pen.fillStyle = colour;
  pen.fill();
}
