/** Pixels of the usual font size. */
const USUAL = 16;

/** Returns how much larger than usual the browser's font size is; sizes in pixels are multiplied by it. */
export const letterScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL || 1;
