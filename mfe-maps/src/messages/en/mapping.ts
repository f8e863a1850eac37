/** Texts of the footpath mapping page. */
export const MAPPING_WORDS = {
  lead: 'Pavement and path problems, reported by the people who found them. To see where most of them are, open the',
  heatMap: 'heat map',
  reportNotFound: 'We cannot find this report. The person who wrote it may have deleted it.',
  askWhoLooksAfter: 'Write to the people who look after this path',
} as const;
