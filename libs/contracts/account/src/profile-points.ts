/** What contributions count. The pages say this rule in words; the server computes by it. */
export const POINTS = { perReview: 10, perHelpfulVote: 2 } as const;
