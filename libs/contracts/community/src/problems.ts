/** Problem codes of the community slice. */
export const COMMUNITY_PROBLEMS = {} as const;
