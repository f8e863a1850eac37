const FACTOR = Number(process.env['TIME_LIMIT_FACTOR']) || 1;

/** Times every limit: on a machine that does much else, such as one that runs all tests, honest work takes longer. Milliseconds. */
export const timeLimit = (ms: number): number => ms * FACTOR;
