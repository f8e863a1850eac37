/** `facts`: answers whether claims about one venue are right, all those of one member and day together. */
export const ACTIVITY_KINDS = ['review', 'trip', 'report', 'facts'] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];
