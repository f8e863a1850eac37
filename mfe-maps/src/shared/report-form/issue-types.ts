import type { Severity } from '@waymark/contracts-maps';

/** The two severity scales: four levels on the mapping page, three on the heat map. */
export type SeverityScale = 'map' | 'heat';

export const SEVERITIES_OF: Readonly<Record<SeverityScale, readonly Severity[]>> = {
  map: ['minor', 'moderate', 'major', 'severe'],
  heat: ['minor', 'moderate', 'severe'],
};
