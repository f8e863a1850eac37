/** A charity, and the first month in which its page shows it. The archive keeps older ones unchanged. */
export interface CharityOfMonth {
  /** YYYY-MM. */
  month: string;
  /** Null: the operator gave no name to publish. */
  name: string | null;
  mission: readonly string[];
  /** The charity's results: figures, each with the text that follows it. */
  impact: readonly { figure: string; words: string }[];
  link: { label: string; href: `https://${string}` };
}

/** Charities by month. Add a month at the end; never change a published one. */
export const CHARITY_MONTHS: readonly [CharityOfMonth, ...CharityOfMonth[]] = [
  {
    month: '2025-07',
    name: null,
    mission: [
      'It funds research, so that more is known and more can be done.',
      'It also supports people, alongside the research.',
    ],
    impact: [
      { figure: 'Over £2.5 million', words: 'put into research' },
      { figure: 'Over 25,000', words: 'people supported' },
    ],
    link: {
      label: 'Look up a charity in the public register for England and Wales',
      href: 'https://register-of-charities.charitycommission.gov.uk/',
    },
  },
];

/** Working days within which we reply to an application. */
export const CHARITY_ANSWER_DAYS = 5;

/**
 * Returns the charity that the page shows at `now` (the newest month that has begun), and earlier ones, newest first.
 */
export function charitiesAt(
  now: Date,
  months: readonly [CharityOfMonth, ...CharityOfMonth[]] = CHARITY_MONTHS,
): { chosen: CharityOfMonth; before: CharityOfMonth[]; isOfThisMonth: boolean } {
  const thisMonth = now.toISOString().slice(0, 'YYYY-MM'.length);
  const begun = months
    .filter(({ month }) => month <= thisMonth)
    .toSorted((one, other) => other.month.localeCompare(one.month));
  const [chosen = months[0], ...before] = begun;
  return { chosen, before, isOfThisMonth: chosen.month === thisMonth };
}
