export const SUPPORT_SERVICES = {
  /** The list has none in the visitor's country. */
  noneIn: (country: string) => `We list no support services in your country (${country}) yet.`,
  noneInWhy:
    'Do you know one? Tell us, and a person checks it before it is shown. Staff may also add services from lists with an open licence, such as those of councils.',
  othersBelow: 'The services below are in other countries.',
  writtenIn: (language: string) => `Written in ${language}`,
} as const;
