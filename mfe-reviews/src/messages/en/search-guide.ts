export const SEARCH_GUIDE = {
  /** Hashtags that match no feature of places. */
  wordsAlone: (tags: string, isOne: boolean) =>
    `${tags} ${isOne ? 'finds' : 'find'} a place only if a review uses the word.`,
  findNothing: 'Hashtags that find no places yet',
} as const;
