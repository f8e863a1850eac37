/** Text of /we-heard, for its page and for readers without JavaScript. */
export const HEARD_WORDS = {
  path: '/we-heard',
  title: 'We Heard, We Changed',
  description: 'What people told us about this site, and what we changed because of it.',
  lead: 'What people told us about this site, and what we changed because of it.',
  nothing: {
    heading: 'Nothing here yet',
    text: 'Use the feedback button to tell us what to improve. When we change something, you can read about it here.',
  },
} as const;

export const peopleToldUs = (people: number): string =>
  people === 1 ? 'One person told us.' : `${people} people told us.`;
