/**
 * For a rule over several fields: reports it together with the other errors, so that the user sees them all in one
 * attempt.
 */
export const besideOthers = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
