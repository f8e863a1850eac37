/** Texts of the start page for staff. */
export const STAFF_WORDS = {
  lead: 'What to do, which parts of the site are not responding, and what is new since your last visit.',
  toDo: 'To do',
} as const;
