import {
  allMonths,
  applyTo,
  CASE_ACT_LABELS,
  charitiesAt,
  CHARITY_WORDS,
  charityCaveats,
  type CharityContent,
  charityMonth,
  charityName,
  type CharityOfMonth,
  chosenWords,
  countWords,
  earlierCharities,
  FOUNDERS_WORDS,
  type FoundersContent,
  foundersNamed,
  foundersText,
  HEARD_WORDS,
  type HeardEntry,
  hoursWords,
  peopleToldUs,
  type Quarter,
  quarterWords,
  REPORT_REASON_LABELS,
  TRANSPARENCY_WORDS,
} from '@waymark/contracts-community';
import { dayWords, type Operator, type PageMetadata } from '@waymark/contracts-core';

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

export function foundersMetadata(operator: Operator, published: FoundersContent | null = null): PageMetadata {
  const { path, title, description, mission, stories, principles, takePart } = FOUNDERS_WORDS;
  const text = foundersText(published, operator);
  const named = foundersNamed(text.names);
  return {
    title,
    description,
    canonicalPath: path,
    lead: text.lead,
    jsonLd: [],
    sections: [
      { heading: mission.heading, paragraphs: [...text.mission] },
      {
        heading: stories.heading,
        paragraphs: [...text.stories, named.words, ...named.names.map((name) => `• ${name}`)],
      },
      {
        heading: principles.heading,
        paragraphs: [],
        facts: text.principles.map((one) => ({ term: one.heading, value: one.text })),
      },
      { heading: takePart.heading, paragraphs: [], links: Object.values(takePart.ways) },
    ],
  };
}

/**
 * Returns the page of feedback and resulting changes as text. It contains only the newest entries; the page shows the
 * rest.
 */
export function heardMetadata(entries: readonly HeardEntry[]): PageMetadata {
  const { path, title, lead, description, nothing } = HEARD_WORDS;
  return {
    title,
    description,
    canonicalPath: path,
    lead,
    jsonLd: [],
    sections:
      entries.length === 0
        ? [{ heading: nothing.heading, paragraphs: [nothing.text] }]
        : entries.map(({ heard, changed, people, publishedAt }) => ({
            heading: `We changed on ${dayWords(publishedAt)}`,
            paragraphs: [`We heard: ${heard}`, `We changed: ${changed}`, peopleToldUs(people)],
          })),
  };
}

/** Returns the transparency page as text, with every figure that the page shows. */
export function transparencyMetadata(quarters: readonly Quarter[]): PageMetadata {
  const { path, title, description, lead, inShort, paragraphs, csv, nothing } = TRANSPARENCY_WORDS;
  return {
    title,
    description,
    canonicalPath: path,
    lead,
    jsonLd: [],
    sections: [
      {
        heading: inShort,
        paragraphs: [...paragraphs, ...(quarters.length === 0 ? [nothing] : [])],
        links: quarters.length > 0 ? [{ label: csv.label, href: csv.href }] : [],
      },
      ...quarters.map((quarter) => ({
        heading: quarterWords(quarter.quarter),
        paragraphs: [],
        facts: [
          ...quarter.reports.map(({ reason, count }) => told(`Reports: ${REPORT_REASON_LABELS[reason]}`, count)),
          ...quarter.decisions.map(({ act, count }) => told(`Decisions: ${CASE_ACT_LABELS[act]}`, count)),
          { term: 'Half of the decisions took less than', value: hoursWords(quarter.medianHours) },
          told('Appeals received', quarter.appeals.received),
          told('Appeals where the decision was kept', quarter.appeals.upheld),
          told('Appeals where the decision was reversed', quarter.appeals.takenBack),
        ],
      })),
    ],
  };
}

const told = (term: string, count: number | null) => ({ term, value: countWords(count) });
