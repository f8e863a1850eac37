/** Spacing in steps of 4 px, in rem so that it grows with the reader's font size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
} as const;
export type Space = keyof typeof space;

/** Type on a 1.2 scale; nothing is smaller than 1 rem. */
export const fontSize = {
  base: '1rem',
  medium: '1.2rem',
  large: '1.44rem',
  xlarge: '1.728rem',
  huge: '2.074rem',
  display: '2.488rem',
} as const;

export const radius = '0.5rem';
/** Smallest width and height of anything that can be pressed (44 px). */
export const target = '2.75rem';
/** Longest line of running text: a `0` is wider than most letters, so that this holds at most 80 of them. */
export const measure = '58ch';

/** The one media query of page layout: at and above it there is room for two columns. */
export const wide = '@media (min-width: 48rem)';

export const fontStacks = {
  inter: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  dyslexic: "OpenDyslexic, 'Comic Sans MS', 'Comic Neue', Verdana, Tahoma, sans-serif",
} as const;
