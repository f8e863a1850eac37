/** Texts of the fact list on a venue's page. */
export const venueFactsMessages = {
  heading: 'What we know',
  /** Replaces the list when nothing is known. */
  nothing: 'No access information yet',
  nothingNext: 'Nobody has checked this place yet. Ask before you go.',
  askPlace: 'Ask the place',
  answerThree: 'Answer three questions',
  logInToAnswer: 'Log in and answer three questions',
  halfAMinute: '(takes half a minute)',
  beenHere: 'Been here?',
  logIn: 'Log in',
  orCorrect: 'or correct what you read here.',
  toCorrect: 'to confirm or correct what you read here.',
  notChecked: (count: number) => `${count} ${count === 1 ? 'feature' : 'features'} not checked yet`,
  verification: 'Verification',
  verified: (answered: number, known: number) =>
    `People have told us about ${answered === known ? '' : `${answered} of `}${known === 1 ? 'this feature' : `these ${known} features`}. Only each person's latest answer counts.`,
  costs: 'Financial Accessibility',
  subsidised: 'Subsidised pricing',
  freeCarer: 'Free entry for a carer',
  outOfOrder: 'Out of order for now',
  saveForLater: 'Save for later',
  madeUp: 'This is a made-up place for trying out the site.',
  addedByMember: 'This place was added by a member.',
  aboutSources: 'About our data sources',
} as const;
