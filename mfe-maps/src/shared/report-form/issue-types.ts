import type { Severity } from '@waymark/contracts-maps';

/** The two ways in which problems are graded: the mapping page's four words, the heat map's three. */
export type SeverityScale = 'map' | 'heat';

export const SEVERITIES_OF: Readonly<Record<SeverityScale, readonly Severity[]>> = {
  map: ['minor', 'moderate', 'major', 'severe'],
  heat: ['minor', 'moderate', 'severe'],
};
