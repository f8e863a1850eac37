/** Where staff begin. */
export const STAFF_WORDS = {
  lead: 'What to do, what does not answer, and what is new since you were here last.',
  toDo: 'To do',
} as const;
