/** How far others agree with what a member said of places; coarse, because that is all that leaves the reviews slice. */
export const TRUST_LEVELS = ['none', 'low', 'middle', 'high'] as const;
export type TrustLevel = (typeof TRUST_LEVELS)[number];

/** Fewer checked answers say nothing about anybody. */
export const LEAST_CHECKED = 10;
