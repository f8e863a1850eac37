import type { Severity } from '@waymark/contracts-maps';

/** One shape for each severity, so that they differ without colour. Paths on a grid of 24. */
export const SEVERITY_SHAPES: Readonly<Record<Severity, string>> = {
  minor: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17z',
  moderate: 'M12 3 22 20.500H2z',
  major: 'M12 1.500 22.500 12 12 22.500 1.500 12z',
  severe: 'M7.800 2h8.400L22 7.800v8.400L16.200 22H7.800L2 16.200V7.800z',
};

/** Yellow, orange and red (S2 section 9), each a token of the theme. */
export const SEVERITY_TOKENS: Readonly<Record<Severity, 'sun' | 'star' | 'bad'>> = {
  minor: 'sun',
  moderate: 'star',
  major: 'bad',
  severe: 'bad',
};
