export const SUPPORT_SERVICES = {
  /** No service in the visitor's country is listed. */
  noneIn: (country: string) => `We do not list any support services in your country (${country}) yet.`,
  noneInWhy:
    'Do you know one? Tell us about it, and our staff will check it before we show it. They can also add services from lists with an open licence, such as council lists.',
  elsewhere: 'In other countries',
  /** Shown once above the list when any entry has this warning. */
  someOld: 'Some of these were last verified over a year ago. Check before you rely on them.',
  overAYear: 'Over a year ago',
  /** Text for a service that was asked by email and reminded, but has not confirmed its entry. */
  noAnswer: 'We asked again: no reply yet',
  writtenIn: (language: string) => `Written in ${language}`,
} as const;
