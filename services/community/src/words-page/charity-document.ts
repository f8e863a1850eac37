import {
  allMonths,
  applyTo,
  CHARITY_WORDS,
  charitiesAt,
  charityCaveats,
  charityMonth,
  charityName,
  chosenFor,
  noEarlierMonth,
  type CharityContent,
  type CharityOfMonth,
} from '@waymark/contracts-community';
import type { Operator, PageDocument } from '@waymark/contracts-core';

export function charityDocument(
  operator: Operator,
  now: Date,
  published: readonly (CharityContent & { month: string })[] = [],
): PageDocument {
  const { path, title, description, lead, mission, impact, apply, invitation, earlier } = CHARITY_WORDS;
  const charities = charitiesAt(now, allMonths(published));
  const { chosen, before } = charities;
  const { email } = applyTo(operator);
  return {
    title,
    description,
    canonicalPath: path,
    lead,
    jsonLd: [],
    sections: [
      {
        heading: chosenFor(charities),
        paragraphs: [...(chosen.name === null ? [] : [chosen.name]), ...charityCaveats(charities)],
      },
      { heading: mission, paragraphs: [...chosen.mission] },
      { heading: impact, paragraphs: impactOf(chosen) },
      // Without JavaScript no button opens a letter: the address itself is what helps.
      { heading: apply, paragraphs: [invitation, email ? `Apply by email: ${email}` : applyTo(operator).words] },
      { heading: earlier, paragraphs: before.length > 0 ? before.flatMap(earlierOf) : [noEarlierMonth(charities)] },
    ],
  };
}

const impactOf = ({ impact, link }: CharityOfMonth): string[] => [
  ...impact.map(({ figure, words }) => `• ${figure} ${words}`),
  `${link.label}: ${link.href}`,
];

const earlierOf = (charity: CharityOfMonth): string[] => [
  `${charityMonth(charity)}: ${charityName(charity)}`,
  ...charity.mission,
  ...impactOf(charity),
];
