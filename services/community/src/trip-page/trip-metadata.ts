import {
  plainLinesOf,
  plainTextOf,
  TRIP_TAG_LABELS,
  type TripBlog,
  type TripDay,
  tripPath,
  type WholeTrip,
} from '@waymark/contracts-community';
import { dayWords, type PageMetadata, type PageMetadataSection } from '@waymark/contracts-core';

const datesOf = ({ startDate, endDate }: Pick<TripBlog, 'startDate' | 'endDate'>): string =>
  endDate && endDate !== startDate ? `${dayWords(startDate)} to ${dayWords(endDate)}` : dayWords(startDate);

const tagsOf = ({ tags }: Pick<TripBlog, 'tags'>): string => tags.map((tag) => TRIP_TAG_LABELS[tag]).join(', ');

/** Returns at most `max` characters, cut at a space if one is near. */
function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  // Removes half of a surrogate pair at the end.
  return `${(space > max * 0.8 ? cut.slice(0, space) : cut).replace(/\p{Cs}$/u, '').trimEnd()}…`;
}

const MOST = { title: 300, description: 300, paragraph: 6_000, paragraphs: 100, body: 5_000, fact: 1_000 } as const;

/**
 * Returns a trip's page as text. Omits the author's own access needs: they are for readers of the page, not for search
 * engines.
 */
export function tripMetadata(trip: WholeTrip): PageMetadata {
  const { title, description, destination, authorName, isSample } = trip;
  const image = ownImage(trip);
  return {
    title: excerpt(title, MOST.title),
    description: excerpt(description.replaceAll('\n', ' '), MOST.description),
    canonicalPath: tripPath(trip.id),
    lead: `A trip to ${destination}, ${datesOf(trip)}, by ${authorName}.`,
    ...(image ? { image } : {}),
    jsonLd: [jsonLdOf(trip)],
    sections: [story(trip), ...trip.days.map(daySection)],
    ...(isSample ? { noindex: true } : {}),
  };
}

const ownImage = ({ coverImageUrl, coverThumbUrl }: WholeTrip): string | null => (coverThumbUrl ? coverImageUrl : null);

function story(trip: WholeTrip): PageMetadataSection {
  const tags = tagsOf(trip);
  return {
    heading: 'About this trip',
    paragraphs: bounded([...trip.description.split('\n'), ...plainLinesOf(trip.storyText)]),
    facts: [
      { term: 'Where', value: trip.destination },
      { term: 'When', value: datesOf(trip) },
      { term: 'Written by', value: excerpt(trip.authorName, MOST.fact) },
      ...(trip.publishedAt ? [{ term: 'Published', value: dayWords(trip.publishedAt) }] : []),
      ...(tags ? [{ term: 'Useful for', value: tags }] : []),
      ...(trip.isSample ? [{ term: 'Please note', value: 'Sample: a made-up trip' }] : []),
    ],
  };
}

function daySection(day: TripDay): PageMetadataSection {
  const notes = day.accessibilityNotes?.split('\n') ?? [];
  return {
    heading: `Day ${day.dayNumber}: ${day.title}`,
    paragraphs: bounded([...plainLinesOf(day.contentText), ...(notes.length > 0 ? ['Accessibility:', ...notes] : [])]),
    facts: day.location ? [{ term: 'Where', value: day.location }] : [],
  };
}

const bounded = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.trim() !== '')
    .slice(0, MOST.paragraphs)
    .map((line) => excerpt(line, MOST.paragraph));

function jsonLdOf(trip: WholeTrip): Record<string, unknown> {
  const url = tripPath(trip.id);
  const words = [plainTextOf(trip.storyText), ...trip.days.map((day) => plainTextOf(day.contentText))];
  const body = words.filter((text) => text !== '').join('\n');
  return {
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: trip.title,
    description: trip.description,
    author: { '@type': 'Person', name: trip.authorName },
    ...(trip.publishedAt ? { datePublished: trip.publishedAt } : {}),
    dateModified: trip.changedAt,
    contentLocation: { '@type': 'Place', name: trip.destination },
    ...(trip.tags.length > 0 ? { keywords: tagsOf(trip) } : {}),
    ...(body ? { articleBody: excerpt(body, MOST.body) } : {}),
  };
}

/** Returns the page of all trips as text, with the newest ones. */
export function tripsMetadata(trips: readonly TripBlog[]): PageMetadata {
  return {
    title: 'Trip Blogs',
    description:
      'Trips by disabled people and carers, day by day: how they got there, what was step-free and what was not.',
    canonicalPath: '/trip-blogs',
    jsonLd: [],
    sections: trips.length > 0 ? trips.map(section) : [{ heading: 'No trips yet', paragraphs: [] }],
  };
}

function section(trip: TripBlog): PageMetadataSection {
  const tags = tagsOf(trip);
  return {
    heading: trip.title,
    paragraphs: trip.description.split('\n'),
    facts: [
      { term: 'Where', value: trip.destination },
      { term: 'When', value: datesOf(trip) },
      { term: 'Written by', value: trip.authorName },
      ...(tags ? [{ term: 'Useful for', value: tags }] : []),
      ...(trip.isSample ? [{ term: 'Please note', value: 'Sample: a made-up trip' }] : []),
    ],
    links: [{ label: `Read the trip: ${trip.title}`, href: tripPath(trip.id) }],
  };
}
