import { tripPath, type TripBlog } from '@waymark/contracts-community';
import type { PageMetadata, PageMetadataSection } from '@waymark/contracts-core';
import { datesOf, tagsOf } from './trip-words';

/** Returns the page of all trips as text, with the latest ones. */
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
