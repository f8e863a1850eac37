/** What can be wrong with a path: both lists of the product's document and those that its label map knows beside them. */
export const ISSUE_TYPE_LABELS = {
  uneven_surface: 'Uneven surface',
  cracks: 'Cracks',
  broken_surface: 'Broken surface',
  poor_condition: 'Poor condition',
  overgrown: 'Overgrown',
  blocked: 'Blocked',
  blocked_path: 'Blocked path',
  obstruction: 'Obstruction',
  narrow_path: 'Narrow path',
  steep_gradient: 'Steep gradient',
  no_dropped_kerb: 'No dropped kerb',
  missing_ramp: 'Missing ramp',
  missing_handrail: 'Missing handrail',
  poor_lighting: 'Poor lighting',
  poor_signage: 'Poor signage',
  lack_of_maintenance: 'Lack of maintenance',
  dangerous_condition: 'Dangerous condition',
  other: 'Other',
} as const;
export type IssueType = keyof typeof ISSUE_TYPE_LABELS;
/** In the order of the labels: what is alike stands together. */
export const ISSUE_TYPES = Object.keys(ISSUE_TYPE_LABELS) as [IssueType, ...IssueType[]];

export const SEVERITY_LABELS = { minor: 'Minor', moderate: 'Moderate', major: 'Major', severe: 'Severe' } as const;
export type Severity = keyof typeof SEVERITY_LABELS;
export const SEVERITIES = Object.keys(SEVERITY_LABELS) as [Severity, ...Severity[]];

/** The heat map's scale: 1 Minor, 2 Moderate, 3 Severe. */
export const SEVERITY_LEVELS = { minor: 1, moderate: 2, major: 3, severe: 3 } as const satisfies Record<
  Severity,
  number
>;

export const REPORT_STATUSES = ['open', 'resolved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What the history of a report tells. */
export const REPORT_ACTS = ['reported', 'corrected', 'resolved', 'reopened', 'found-gone'] as const;
export type ReportAct = (typeof REPORT_ACTS)[number];

/** A report of the same kind so near may be the same one. Metres. */
export const SAME_PLACE_METRES = 25;
/** For how long whoever reported may correct it. */
export const CORRECTION_MINUTES = 15;
/** A report that nobody has seen for so long asks to be looked at again. */
export const STALE_MONTHS = 12;
/** So many members who find it gone resolve it. */
export const GONE_ENOUGH = 2;

export const MOST_REPORT_PHOTOS = 3;
export const MAX_REPORT_PHOTO_BYTES = 10 * 1024 * 1024;
/** What may be uploaded; told by content, never by name. */
export const REPORT_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** By what the table of places can be sorted. */
export const REPORT_PLACE_SORTS = ['open', 'resolved', 'worst', 'newest', 'name'] as const;
export type ReportPlaceSort = (typeof REPORT_PLACE_SORTS)[number];
