/** Why a person reports a review. */
export const REPORT_REASONS = ['not-true', 'offensive', 'personal', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  'not-true': 'It is not true, or about another place',
  offensive: 'It insults or threatens people',
  personal: 'It gives away something private about a person',
  advertising: 'It is an advert',
  other: 'Something else',
};
