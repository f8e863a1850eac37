/** One fact of a place in a list, after its name. */
export const listedFactMessages = {
  /** Nobody who was there has said so. A source is named without its "contributors": the page of the place has it in full. */
  stated: (answer: 'yes' | 'no', source: string | undefined) =>
    `${answer}, ${source === undefined ? 'not confirmed yet' : `according to ${source.replace(/ contributors$/, '')}`}`,
  partly: 'partly',
  unknown: 'not known',
  'does-not-apply': 'does not apply',
} as const;
