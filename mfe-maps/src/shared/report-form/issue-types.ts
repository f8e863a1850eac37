import { ISSUE_TYPES, type IssueType, type Severity } from '@waymark/contracts-maps';

/** The two ways in which S2 grades: the mapping page's four words, the heat map's three. */
export type SeverityScale = 'map' | 'heat';

/** S2 section 9, in the order of each page. */
const OFTEN: Readonly<Record<SeverityScale, readonly IssueType[]>> = {
  map: ['uneven_surface', 'poor_condition', 'obstruction', 'lack_of_maintenance', 'dangerous_condition'],
  heat: [
    'uneven_surface',
    'cracks',
    'overgrown',
    'blocked',
    'poor_lighting',
    'no_dropped_kerb',
    'steep_gradient',
    'other',
  ],
};

/** The page's own list first, then what the other pages know. */
export function issueTypesOf(scale: SeverityScale): { often: readonly IssueType[]; more: readonly IssueType[] } {
  const often = OFTEN[scale];
  return { often, more: ISSUE_TYPES.filter((type) => !often.includes(type)) };
}

export const SEVERITIES_OF: Readonly<Record<SeverityScale, readonly Severity[]>> = {
  map: ['minor', 'moderate', 'major', 'severe'],
  heat: ['minor', 'moderate', 'severe'],
};
