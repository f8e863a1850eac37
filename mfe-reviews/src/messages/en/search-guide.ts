export const SEARCH_GUIDE = {
  findNothing: 'Hashtags that find no places yet',
} as const;
