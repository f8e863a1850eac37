import {
  allMonths,
  applyTo,
  CHARITY_WORDS,
  charitiesAt,
  charityCaveats,
  charityMonth,
  charityName,
  chosenWords,
  earlierCharities,
  type CharityContent,
  type CharityOfMonth,
} from '@waymark/contracts-community';
import type { Operator, PageMetadata } from '@waymark/contracts-core';

export function charityMetadata(
  operator: Operator,
  now: Date,
  published: readonly (CharityContent & { month: string })[] = [],
): PageMetadata {
  const { path, title, description, lead, mission, impact, apply, invitation, earlier } = CHARITY_WORDS;
  const charities = charitiesAt(now, allMonths(published));
  const { chosen, isOfThisMonth } = charities;
  const before = earlierCharities(charities);
  const { email } = applyTo(operator);
  return {
    title,
    description,
    canonicalPath: path,
    lead,
    jsonLd: [],
    sections: [
      { heading: chosenWords(charities, now), paragraphs: isOfThisMonth ? namedAs(chosen) : [] },
      ...(isOfThisMonth
        ? [
            { heading: mission, paragraphs: [...chosen.mission] },
            { heading: impact, paragraphs: impactOf(chosen) },
          ]
        : []),
      // Without JavaScript, no button can open a mail program, so the page shows the email address.
      { heading: apply, paragraphs: [invitation, email ? `Apply by email: ${email}` : applyTo(operator).words] },
      ...(before.length > 0 ? [{ heading: earlier, paragraphs: before.flatMap(earlierOf) }] : []),
    ],
  };
}

const namedAs = (charity: CharityOfMonth): string[] => [
  ...(charity.name === null ? [] : [charity.name]),
  ...charityCaveats(charity),
];

const impactOf = ({ impact, link }: CharityOfMonth): string[] => [
  ...impact.map(({ figure, words }) => `• ${figure} ${words}`),
  `${link.label}: ${link.href}`,
];

const earlierOf = (charity: CharityOfMonth): string[] => [
  `${charityMonth(charity)}: ${charityName(charity)}`,
  ...charityCaveats(charity),
  ...charity.mission,
  ...impactOf(charity),
];
