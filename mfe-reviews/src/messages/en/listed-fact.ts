/** A source without its "contributors": the page of the place has it in full. */
export const shortSource = (source: string | undefined) => source?.replace(/ contributors$/, '');

/** One fact of a place in a list, after its name. */
export const listedFactMessages = {
  /** Nobody who was there has said so. */
  stated: (answer: 'yes' | 'no', source: string | undefined) =>
    `${answer}, ${source === undefined ? 'not confirmed yet' : `according to ${source}`}`,
  /** Under facts that one source states. */
  allStatedBy: (source: string) => `According to ${source}`,
  partly: 'partly',
  unknown: 'not known',
  'does-not-apply': 'does not apply',
} as const;
