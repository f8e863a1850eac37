/** How well other people's answers agree with a member's. Only this coarse level leaves the reviews service. */
export const TRUST_LEVELS = ['none', 'low', 'middle', 'high'] as const;
export type TrustLevel = (typeof TRUST_LEVELS)[number];

/** Minimum number of checked answers; fewer give no level. */
export const LEAST_CHECKED = 10;
