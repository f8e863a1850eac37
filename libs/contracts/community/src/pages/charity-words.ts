import { monthWords, type Operator } from '@waymark/contracts-core';
import { CHARITY_ANSWER_DAYS, type charitiesAt, type CharityOfMonth } from './charity-months';

/** Text of /chosen-charity, for its page and for readers without JavaScript. */
export const CHARITY_WORDS = {
  path: '/chosen-charity',
  title: 'Chosen Charity',
  description: 'The charity of the month: its mission, what it has done, and how to put one forward.',
  lead: 'The charity of the month: what it is for, what it has done, and how to put a campaign forward.',
  mission: 'Its mission',
  impact: 'Its impact',
  earlier: 'Earlier months',
  apply: 'Feature your fundraising campaign',
  invitation: `Do you raise money for a charity that helps disabled people and their families? Tell us about it. We reply within ${CHARITY_ANSWER_DAYS} working days.`,
} as const;

const NO_ADDRESS =
  'The operator of this site has not given an email address yet. Use the feedback button at the edge of the page.';

type Charities = ReturnType<typeof charitiesAt>;

export const charityMonth = ({ month }: CharityOfMonth): string => monthWords(`${month}-01`);

export const charityName = (charity: CharityOfMonth): string =>
  charity.name ?? `The charity for ${charityMonth(charity)}`;

/** Returns "This month: July 2025", or a line that says that none is chosen. */
export const chosenWords = ({ chosen, isOfThisMonth }: Charities, now: Date): string =>
  isOfThisMonth
    ? `This month: ${charityMonth(chosen)}`
    : `No charity has been chosen for ${monthWords(now.toISOString().slice(0, 'YYYY-MM-DD'.length))}.`;

/** Returns the notes that the page must show when the charity's name is unknown. */
export const charityCaveats = ({ name }: CharityOfMonth): string[] =>
  name === null ? ['We do not know its name.'] : [];

/** Returns the charities that the page showed before, newest first. */
export const earlierCharities = ({ chosen, before, isOfThisMonth }: Charities): CharityOfMonth[] =>
  isOfThisMonth ? before : [chosen, ...before];

/** Returns how to apply; `email` is null when the operator gave no address. */
export const applyTo = ({ email }: Operator): { email: string | null; words: string } =>
  email
    ? { email, words: `This opens an email to ${email} in your email app. Nothing will be sent until you press Send.` }
    : { email, words: NO_ADDRESS };
