/**
 * Makes a rule over several fields report its error together with the other ones, so that people see all of them in
 * one attempt.
 */
export const besideOthers = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
