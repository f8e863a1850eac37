/** Reports that staff decide about. */
export const QUEUE_WORDS = {
  title: 'Reports to decide',
  lead: 'The most harmful come first, then those that many people reported, then the oldest. Take one at a time: it is yours for ten minutes, and nobody else can decide it meanwhile.',
  noneLeft: 'Nothing is left for you',
  noneLeftWhy:
    'What is still open is about you, was reported or decided by you, is with somebody else, or its part of the site has not answered yet.',
  takeNext: 'Take the next report',
  takeThis: 'Take this one',
  waiting: (count: number) =>
    count === 0 ? 'None open.' : count === 1 ? '1 open.' : `${count >= 1_000 ? '1,000 or more' : count} open.`,
  views: { open: 'Open', unconfirmed: 'Decided, not done yet', closed: 'Decided' },
  empty: { open: 'No open reports', unconfirmed: 'Every decision is done', closed: 'Nothing decided yet' },
  why: (reasons: readonly string[]) => `Why: ${reasons.join('. ')}.`,
  decide: {
    act: 'What happens to it',
    rule: 'The rule',
    facts: 'The facts',
    factsHint: 'The author reads this. Say what in it leads to your decision. Do not say who reported it.',
    limitDays: 'For how long',
    overtaken: 'Your decision was not stored',
    overtakenWhy: 'Somebody else decided first: see “Decided before” above. What you typed is still here.',
    submit: 'Decide, and take the next',
    busy: 'Deciding...',
    unchanged: 'Nothing is corrected yet. Change the words below first.',
    failed: 'We could not store your decision. It is kept here. Please try again.',
    done: {
      keep: 'Kept.',
      warn: 'Warned.',
      correct: 'Corrected.',
      hide: 'Hidden.',
      remove: 'Removed.',
      limit: 'Hidden and limited.',
      suspend: 'Hidden and suspended.',
    },
    authorHears: 'The author gets your reasons.',
  },
} as const;
