/** The law guide. */
export const LEGAL_WORDS = {
  deadlines: {
    heading: 'How long have I?',
    short: 'Which limit counts depends on what you complain about:',
    time: 'Time limit',
    appliesTo: 'What it is for',
    source: 'How sure we are',
  },
} as const;
