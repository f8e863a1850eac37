export const SUPPORT_SERVICES = {
  /** The list has none in the visitor's country. */
  noneIn: (country: string) => `We do not list any support services in your country (${country}) yet.`,
  noneInWhy:
    'Do you know one? Tell us about it, and our staff will check it before we show it. They can also add services from lists with an open licence, such as council lists.',
  elsewhere: 'In other countries',
  /** Once above the list, for all that carry a word of warning. */
  someOld: 'Some of these were last verified over a year ago. Check before you rely on them.',
  overAYear: 'Over a year ago',
  /** Asked by mail and reminded, the service has not said that its entry is still right. */
  noAnswer: 'We asked again: no reply yet',
  writtenIn: (language: string) => `Written in ${language}`,
} as const;
