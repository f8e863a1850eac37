/** Pixels of a usual letter. */
const USUAL = 16;

/** How much larger than usual somebody has set the letters of their browser: what is measured in pixels grows with them. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
