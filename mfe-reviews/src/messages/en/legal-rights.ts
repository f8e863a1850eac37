/** The law guide. */
export const LEGAL_WORDS = {
  contactsIntro: 'Who can advise you. Their websites say how to call or write to them.',
  deadlines: {
    heading: 'How long have I got?',
    short: 'This is a rule of thumb. The actual limit depends on what you complain about:',
    time: 'Time limit',
    appliesTo: 'What it is for',
    source: 'How sure we are',
  },
} as const;
