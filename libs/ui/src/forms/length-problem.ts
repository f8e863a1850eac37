import { lengthOf, tooLongMessage } from '@waymark/contracts-core';

/** Returns the contract's error message for a text of more than `max` characters. */
export const lengthProblem = (text: string, max: number): string | undefined =>
  lengthOf(text) > max ? tooLongMessage(max) : undefined;
