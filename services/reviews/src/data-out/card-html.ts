import { dayWords, PRODUCT_NAME } from '@waymark/contracts-core';
import {
  FEATURE_STATE_WORDS,
  FEATURES,
  mostAsked,
  VENUE_CATEGORY_LABELS,
  VENUE_KIND_LABELS,
  VENUE_STATUS_WORDS,
  venueSentence,
  type Feature,
  type OpenFeature,
  type VenueDetail,
  type VenueGeoJson,
} from '@waymark/contracts-reviews';
import { countWords } from '../page-metadata/words';
import { CARD_STYLE } from './card-style';

export type CardTheme = 'light' | 'dark' | undefined;

const MOST_FACTS = 3;

const REPLACED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => REPLACED[letter] ?? letter);

/** Builds the card of a venue for a frame on another site: a summary sentence, its evidence, and a link to the page. */
export function cardHtml(venue: VenueDetail, { properties }: VenueGeoJson, theme: CardTheme, now = new Date()): string {
  const { name, features, page } = properties;
  const facts = mostAskedFirst(venue, features).slice(0, MOST_FACTS);
  return frame(
    `${name}: accessibility`,
    theme,
    `<h1>${escapeHtml(name)}</h1>
<p class="where">${escapeHtml(whereWords(venue))}</p>
${goneWords(venue)}<p class="says">${escapeHtml(venueSentence(venue, now))}</p>
${facts.length === 0 ? '' : `<h2>How we know</h2>\n<dl>${facts.map(factHtml).join('')}</dl>\n`}${sourceWords(features, properties.source)}${link(page, `All about ${name} on ${PRODUCT_NAME}`)}`,
  );
}

/** Builds the card for a venue that does not exist. */
export const missingCardHtml = (origin: string, theme: CardTheme): string =>
  frame(
    'Place not found',
    theme,
    `<h1>We do not know this place</h1>
<p class="says">It may have been removed, or the address has a typing mistake.</p>
${link(`${origin}/`, `Search for places on ${PRODUCT_NAME}`)}`,
  );

function frame(title: string, theme: CardTheme, body: string): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${PRODUCT_NAME}</title>
<style>${CARD_STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const link = (to: string, words: string): string =>
  `<p><a href="${escapeHtml(to)}" target="_blank" rel="noopener">${escapeHtml(words)} (opens in a new tab)</a></p>`;

function whereWords({ kind, category, address, city, country }: VenueDetail): string {
  const what = (kind !== null && VENUE_KIND_LABELS[kind]) || VENUE_CATEGORY_LABELS[category];
  return [what, address, city, country].filter(Boolean).join(', ');
}

function goneWords({ status }: VenueDetail): string {
  if (!status) return '';
  const now = status.now ? `. Now: ${status.now.name}` : '';
  const words = `${VENUE_STATUS_WORDS[status.status]} since ${dayWords(status.since)}${now}`;
  return `<p class="gone">${escapeHtml(words)}</p>\n`;
}

/** Sorts unavailable features first, because visitors would otherwise rely on them in vain. */
function mostAskedFirst({ category }: VenueDetail, features: readonly OpenFeature[]): OpenFeature[] {
  const asked: readonly Feature[] = mostAsked(category);
  const place = ({ feature, state }: OpenFeature) =>
    (state === 'not-available' ? 0 : FEATURES.length) +
    (asked.includes(feature) ? asked.indexOf(feature) : asked.length);
  return features.filter(({ state }) => state !== 'does-not-apply').toSorted((one, other) => place(one) - place(other));
}

function factHtml({ label, state, people, newest, isCurrent, stated }: OpenFeature): string {
  const count = people.yes + people.no;
  const when = newest ? `, ${count > 0 ? 'last on ' : ''}${dayWords(newest)}` : '';
  const age = isCurrent ? '' : ' (may have changed)';
  const who = count > 0 ? sidesWords(people) : `according to ${stated?.by ?? 'the place itself'}`;
  return `<div><dt>${escapeHtml(label)}: ${FEATURE_STATE_WORDS[state]}</dt><dd>${escapeHtml(who + when + age)}</dd></div>`;
}

/** "3 people say yes", "1 person says no", "3 people say yes, 1 no". */
function sidesWords({ yes, no }: OpenFeature['people']): string {
  const say = (count: number, what: string) => `${countWords(count, 'person says', 'people say')} ${what}`;
  if (yes === 0) return say(no, 'no');
  return no === 0 ? say(yes, 'yes') : `${say(yes, 'yes')}, ${no} no`;
}

/** Returns publisher and licence, which must be shown with open data. */
function sourceWords(features: readonly OpenFeature[], source: VenueGeoJson['properties']['source']): string {
  const named = features.flatMap(({ stated }) =>
    stated?.by && stated.licence ? `${stated.by} (${stated.licence})` : [],
  );
  const all = [...new Set([...(source ? [`${source.name} (${source.licence})`] : []), ...named])];
  return all.length === 0 ? '' : `<p class="from">From ${escapeHtml(all.join(', '))}</p>\n`;
}
