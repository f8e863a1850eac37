import { monthWords, type Operator } from '@waymark/contracts-core';
import { CHARITY_ANSWER_DAYS, type charitiesAt, type CharityOfMonth } from './charity-months';

/** The words of /chosen-charity, for its page and for readers without JavaScript. */
export const CHARITY_WORDS = {
  path: '/chosen-charity',
  title: 'Chosen Charity',
  description: 'The charity of the month: its mission, what it has done, and how to put one forward.',
  lead: 'The charity of the month: what it is for, what it has done, and how to put a campaign forward.',
  mission: 'Its mission',
  impact: 'Its impact',
  earlier: 'Earlier months',
  apply: 'Feature your fundraising campaign',
  invitation: `Do you raise money for a charity that disabled people and their families benefit from? Tell us about it. We answer within ${CHARITY_ANSWER_DAYS} working days.`,
} as const;

const NO_ADDRESS =
  'The operator of this site has not given an email address yet. Ask with the feedback button at the edge of the page.';

type Charities = ReturnType<typeof charitiesAt>;

export const charityMonth = ({ month }: CharityOfMonth): string => monthWords(`${month}-01`);

export const charityName = (charity: CharityOfMonth): string =>
  charity.name ?? `The charity of ${charityMonth(charity)}`;

/** "Chosen for July 2025". */
export const chosenFor = ({ chosen, isOfThisMonth }: Charities): string =>
  `${isOfThisMonth ? 'This month:' : 'Chosen for'} ${charityMonth(chosen)}`;

/** What is not known or not there yet, said openly. */
export const charityCaveats = ({ chosen, isOfThisMonth }: Charities): string[] => [
  ...(isOfThisMonth ? [] : ['No charity has been chosen for a month after that yet.']),
  ...(chosen.name === null
    ? ['Its name was not handed down with its figures, so we print none. All that we know of it stands here.']
    : []),
];

/** Instead of months, while there is one alone. */
export const noEarlierMonth = ({ chosen }: Charities): string =>
  `${charityMonth(chosen)} is the first. Each one stays here when another follows it.`;

/** Where to apply; `email` is null while nobody has said. */
export const applyTo = ({ email }: Operator): { email: string | null; words: string } =>
  email
    ? { email, words: `This opens your mail program with a letter to ${email}. Nothing is sent before you send it.` }
    : { email, words: NO_ADDRESS };
