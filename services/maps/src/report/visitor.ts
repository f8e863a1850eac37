/** By which requests of visitors are told from members': a number that no member has. Their keys are made at random. */
export const VISITOR = 0;
