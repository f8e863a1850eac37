/** Parts of its size that Inter takes above and below the line. */
const [ASCENT, DESCENT] = [0.969, 0.241];

/** Fonts of the reader's own, the last one first: by how much Inter's letters are wider, and by how much its bold ones. */
const STAND_INS: [font: string, size: number, bold: number][] = [
  ['DejaVu Sans', 0.945, 0.862],
  ['Roboto', 1.066, 1.066],
  ['Arial', 1.074, 1.074],
];

const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

const standIn = (font: string, weights: string, size: number): string => `
  @font-face {
    font-family: 'Inter Fallback';
    font-weight: ${weights};
    src: local('${font}');
    size-adjust: ${percent(size)};
    ascent-override: ${percent(ASCENT / size)};
    descent-override: ${percent(DESCENT / size)};
    line-gap-override: 0%;
  }`;

// Of faces with the same weights a browser takes the last one that there is; other weights it would not look at.
/** Fonts of the reader's own that take the room of Inter, in a page that has words before any font. */
export const standIns = STAND_INS.flatMap(([font, size, bold]) => [
  standIn(font, '100 549', size),
  standIn(`${font} Bold`, '550 900', bold),
]).join('');
