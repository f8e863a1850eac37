/** Footpath problem types: both lists in the product document, plus those that its label map adds. */
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
/** In the order of the labels, which groups similar types. */
export const ISSUE_TYPES = Object.keys(ISSUE_TYPE_LABELS) as [IssueType, ...IssueType[]];

export const SEVERITY_LABELS = { minor: 'Minor', moderate: 'Moderate', major: 'Major', severe: 'Severe' } as const;
export type Severity = keyof typeof SEVERITY_LABELS;
export const SEVERITIES = Object.keys(SEVERITY_LABELS) as [Severity, ...Severity[]];

/** Severity on the heat map's scale: 1 Minor, 2 Moderate, 3 Severe. */
export const SEVERITY_LEVELS = { minor: 1, moderate: 2, major: 3, severe: 3 } as const satisfies Record<
  Severity,
  number
>;

export const REPORT_STATUSES = ['open', 'resolved'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Actions in the history of a report. */
export const REPORT_ACTS = ['reported', 'corrected', 'resolved', 'reopened', 'found-gone'] as const;
export type ReportAct = (typeof REPORT_ACTS)[number];

/** A report of the same kind within this distance, in metres, may be a duplicate. */
export const SAME_PLACE_METRES = 25;
/** How long the reporter may correct it. */
export const CORRECTION_MINUTES = 15;
/** When nobody has confirmed a report for this long, the page asks people to check it. */
export const STALE_MONTHS = 12;
/** The report is resolved when this many members say that the problem is gone. */
export const GONE_ENOUGH = 2;

export const MOST_REPORT_PHOTOS = 3;
export const MAX_REPORT_PHOTO_BYTES = 10 * 1024 * 1024;
/** Accepted file types, detected from the content and never from the file name. */
export const REPORT_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Sort options of the table of places. */
export const REPORT_PLACE_SORTS = ['open', 'resolved', 'worst', 'newest', 'name'] as const;
export type ReportPlaceSort = (typeof REPORT_PLACE_SORTS)[number];

/** Maximum count of reports in an area; a list's `X-Total-Count` stops at this number. */
export const AREA_COUNTED_UP_TO = 1_000;
