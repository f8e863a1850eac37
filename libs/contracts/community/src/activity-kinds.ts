/** `facts`: answers about whether facts of one venue are right; all answers of one member on one day count together. */
export const ACTIVITY_KINDS = ['review', 'trip', 'report', 'facts'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
