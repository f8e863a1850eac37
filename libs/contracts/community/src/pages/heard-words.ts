/** The words of /we-heard, for its page and for readers without JavaScript. */
export const HEARD_WORDS = {
  path: '/we-heard',
  title: 'We Heard, We Changed',
  description: 'What people told us about this site, and what we changed because of it.',
  lead: 'What people told us about this site, and what we changed because of it.',
  nothing: {
    heading: 'Nothing stands here yet',
    text: 'Tell us what to make better with the feedback button. When we change something, it is written here.',
  },
} as const;

export const peopleToldUs = (people: number): string =>
  people === 1 ? 'One person told us.' : `${people} people told us.`;
