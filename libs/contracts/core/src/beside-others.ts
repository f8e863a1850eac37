/** For a rule over several fields: said together with what else is wrong, so that nobody hears of it only the next time. */
export const besideOthers = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
