/** Returns a source without "contributors"; the venue's page shows it in full. */
export const shortSource = (source: string | undefined) => source?.replace(/ contributors$/, '');

/** One fact of a place in a list, after its name. */
export const listedFactMessages = {
  /** A fact that no visitor has confirmed. */
  stated: (answer: 'yes' | 'no', source: string | undefined) =>
    `${answer}, ${source === undefined ? 'not confirmed yet' : `according to ${source}`}`,
  /** Shown below facts from a single source. */
  allStatedBy: (source: string) => `According to ${source}`,
  partly: 'partly',
  unknown: 'not known',
  'does-not-apply': 'does not apply',
} as const;
