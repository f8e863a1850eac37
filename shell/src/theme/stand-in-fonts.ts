/** Inter's ascent and descent as a share of the font size. */
const [ASCENT, DESCENT] = [0.969, 0.241];

/** Local fonts, last one first, with the width of Inter's regular and bold letters relative to theirs. */
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

// Among faces with the same weights, browsers use the last available one; they ignore faces with other weights.
/** Local fonts scaled to the size of Inter, for pages that show text before any font has loaded. */
export const standIns = STAND_INS.flatMap(([font, size, bold]) => [
  standIn(font, '100 549', size),
  standIn(`${font} Bold`, '550 900', bold),
]).join('');
