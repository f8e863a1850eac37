import { lengthOf, tooLongMessage } from '@waymark/contracts-core';

/** What is wrong with a text that a contract takes at most `max` characters of, in the contract's words. */
export const lengthProblem = (text: string, max: number): string | undefined =>
  lengthOf(text) > max ? tooLongMessage(max) : undefined;
