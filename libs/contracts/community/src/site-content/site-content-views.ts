import type { Operator } from '@waymark/contracts-core';
import { CHARITY_MONTHS, type CharityOfMonth } from '../pages/charity-months';
import { FOUNDERS_WORDS } from '../pages/founders-words';
import type { CharityContent, FoundersContent } from './site-content-body';

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Converts a published charity to the shape that its page shows. */
export const toCharity = (month: string, content: CharityContent): CharityOfMonth => ({
  month,
  name: content.name,
  mission: paragraphsOf(content.mission),
  impact: content.impact,
  link: { label: content.linkLabel, href: content.linkHref as `https://${string}` },
});

/** Returns all months: those built into the site, overridden by those that staff published. */
export function allMonths(
  published: readonly (CharityContent & { month: string })[],
): [CharityOfMonth, ...CharityOfMonth[]] {
  const kept = published.map((one) => toCharity(one.month, one));
  const months = new Set(kept.map(({ month }) => month));
  const [first, ...rest] = CHARITY_MONTHS;
  const built = rest.filter(({ month }) => !months.has(month));
  const own = kept.find(({ month }) => month === first.month) ?? first;
  return [own, ...built, ...kept.filter((one) => one !== own)];
}

/** Text of the page about the founders, either built in or written by staff. */
export interface FoundersText {
  lead: string;
  mission: readonly string[];
  stories: readonly string[];
  principles: readonly { heading: string; text: string }[];
  names: readonly string[];
}

export function foundersText(content: FoundersContent | null, { founders = [] }: Operator): FoundersText {
  const { lead, mission, stories, principles } = FOUNDERS_WORDS;
  if (!content)
    return {
      lead,
      mission: mission.paragraphs,
      stories: stories.paragraphs,
      principles: principles.items,
      names: founders,
    };
  const names = content.names.split('\n').filter((name) => name.trim() !== '');
  return {
    lead: content.lead,
    mission: paragraphsOf(content.mission),
    stories: paragraphsOf(content.stories),
    principles: content.principles,
    names: names.length > 0 ? names : founders,
  };
}
