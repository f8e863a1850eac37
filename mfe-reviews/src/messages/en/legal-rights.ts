/** The law guide. */
export const LEGAL_WORDS = {
  contactsIntro: 'Who can advise you. Numbers can change: each website has the newest one.',
  call: (phone: string) => `Call ${phone}`,
  deadlines: {
    heading: 'How long have I?',
    short: 'Which limit counts depends on what you complain about:',
    time: 'Time limit',
    appliesTo: 'What it is for',
    source: 'How sure we are',
  },
} as const;
