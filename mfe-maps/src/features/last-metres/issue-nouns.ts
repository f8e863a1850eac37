import type { IssueType } from '@waymark/contracts-maps';

/** What is in the way, inside a sentence: "the worst is a blocked path". */
const ISSUE_NOUNS: Readonly<Record<IssueType, string>> = {
  uneven_surface: 'an uneven surface',
  cracks: 'cracks in the path',
  broken_surface: 'a broken surface',
  poor_condition: 'a path in poor condition',
  overgrown: 'an overgrown path',
  blocked: 'a blocked path',
  blocked_path: 'a blocked path',
  obstruction: 'an obstruction',
  narrow_path: 'a narrow path',
  steep_gradient: 'a steep slope',
  no_dropped_kerb: 'a kerb that is not dropped',
  missing_ramp: 'a missing ramp',
  missing_handrail: 'a missing handrail',
  poor_lighting: 'poor lighting',
  poor_signage: 'poor signs',
  lack_of_maintenance: 'a path that nobody looks after',
  dangerous_condition: 'a dangerous spot',
  other: 'a problem of another kind',
};

/** A kind that a newer service knows and this page does not is still a problem. */
export const issueNoun = (type: IssueType): string => ISSUE_NOUNS[type] ?? 'a problem';
