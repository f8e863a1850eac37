/** Spacing in steps of 4 px, in rem so it grows with the reader's font size. */
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

/**
 * Font sizes; none is smaller than 1 rem, which small text uses too. The two largest grow with the window. In a narrow
 * window with large text they stay larger than body text, and long words break.
 */
export const fontSize = {
  base: '1rem',
  /** For one important sentence: a page's lead, a venue's summary. */
  lead: '1.1875rem',
  /** h3 and card titles. */
  medium: '1.1875rem',
  large: '1.3125rem',
  /** h2. */
  xlarge: 'max(1.0625rem, min(1.5rem, 8.5vw))',
  /** h1. */
  huge: 'max(1.125rem, min(clamp(1.875rem, 1.45rem + 1.8vw, 2.75rem), 9.5vw))',
  /** The headline of the home page. */
  display: 'max(1.125rem, min(clamp(2rem, 1.2rem + 3.4vw, 3.5rem), 9.5vw))',
} as const;

/** Corner radius of buttons and fields. */
export const radius = '0.75rem';
/** `small`: states and marks; `card`: boxes; `pill`: chips. */
export const radii = { small: '0.5rem', control: radius, card: '1rem', pill: '100rem' } as const;
/** Maximum page width, including the space at both sides. */
export const pageWidth = '76rem';
/** Minimum width and height of anything that can be pressed (44 px). */
export const target = '2.75rem';
/** Maximum line length of running text: a `0` is wider than most letters, so a line has at most 80 characters. */
export const measure = '56ch';

/** The only media query for page layout: from this width, two columns fit. */
export const wide = '@media (min-width: 48rem)';

export const fontStacks = {
  inter:
    "'Inter Variable', 'Inter Fallback', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  dyslexic: "OpenDyslexic, 'Comic Sans MS', 'Comic Neue', Verdana, Tahoma, sans-serif",
} as const;
