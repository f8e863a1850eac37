import { dayWords, type PageMetadata, type PageMetadataSection } from '@waymark/contracts-core';
import {
  FEATURE_LABELS,
  FEATURES,
  GENERAL_FEATURES,
  isAttractionKind,
  placePath,
  TRANSPORT_FEATURES,
  VENUE_CATEGORY_LABELS,
  VENUE_KIND_LABELS,
  VENUE_STATUS_WORDS,
  venueSentence,
} from '@waymark/contracts-reviews';
import { reviewSection } from '../review-section';
import { countWords, excerpt } from '../words';
import { type DescribedVenue, featureFacts, mergedOf } from './feature-facts';
import { venueJsonLd } from './venue-json-ld';

const MAX_DESCRIPTION = 300;

/** Returns the venue page as text. */
export function venueMetadata(venue: DescribedVenue, now = new Date()): PageMetadata {
  return {
    title: venue.name,
    description: excerpt(description(venue), MAX_DESCRIPTION),
    canonicalPath: placePath(venue),
    lead: [...gone(venue), venueSentence(venue, now)].join(' '),
    jsonLd: [venueJsonLd(venue, now)],
    sections: [where(venue, now), ...facts(venue), money(venue), ...reviews(venue)],
    ...(venue.isSample ? { noindex: true } : {}),
  };
}

function description(venue: DescribedVenue): string {
  const { name, city, country, reviewCount, averageRating } = venue;
  const has = FEATURES.filter((feature) => mergedOf(venue, feature).state === 'available').map((feature) =>
    FEATURE_LABELS[feature].toLowerCase(),
  );
  const rated = averageRating === null ? '' : `, ${averageRating} of 5 on average`;
  const said =
    reviewCount > 0 ? ` ${countWords(reviewCount, 'review', 'reviews')} by disabled people and carers${rated}.` : '';
  const place = [name, city, country].filter(Boolean).join(', ');
  return `Will ${place} work for you?${said}${has.length > 0 ? ` Available: ${has.join(', ')}.` : ''} Accessibility facts, each with its source and date.`;
}

/** Returns what happened to a venue that is closed, moved or a duplicate. */
function gone({ status }: DescribedVenue): string[] {
  if (!status) return [];
  const now = status.now ? ` Now: ${status.now.name}.` : '';
  return [`${VENUE_STATUS_WORDS[status.status]} since ${dayWords(status.since)}.${now}`];
}

/**
 * Returns the first paragraph, for people who hear only that: whether the venue still exists, then what is known about
 * it.
 */
function where(venue: DescribedVenue, now: Date): PageMetadataSection {
  const { source } = venue;
  const from = source
    ? `${source.name}, licence ${source.licence}, ${source.dated ? `as of ${dayWords(source.dated)}, ` : ''}retrieved ${dayWords(source.retrieved)}`
    : 'Added by a member';
  return {
    heading: 'About this place',
    paragraphs: [...gone(venue), venueSentence(venue, now), ...(venue.description ? [venue.description] : [])],
    facts: [
      { term: 'Kind of place', value: kindOfPlace(venue) },
      { term: 'Address', value: venue.address ?? 'Address not available' },
      { term: 'Town and country', value: `${venue.city ?? 'Unknown'}, ${venue.country}` },
      ...(venue.code ? [{ term: 'Code', value: venue.code }] : []),
      {
        term: 'Where these facts come from',
        value: venue.isSample ? 'This is a made-up place for trying out the site' : from,
      },
    ],
  };
}

function kindOfPlace({ kind, category }: DescribedVenue): string {
  if (!isAttractionKind(kind)) return VENUE_CATEGORY_LABELS[category];
  const word = VENUE_KIND_LABELS[kind];
  return kind === 'attraction' || !word ? 'Attraction' : `Attraction: ${word}`;
}

function facts(venue: DescribedVenue): PageMetadataSection[] {
  const section = (heading: string, features: Parameters<typeof featureFacts>[1]): PageMetadataSection => {
    const known = featureFacts(venue, features);
    return { heading, paragraphs: known.length > 0 ? [] : ['We do not know anything about this yet.'], facts: known };
  };
  const general = section('General accessibility', GENERAL_FEATURES);
  return venue.category === 'transport' ? [general, section('Transport accessibility', TRANSPORT_FEATURES)] : [general];
}

function money({ offersSubsidizedPricing, offersFreeCarer }: DescribedVenue): PageMetadataSection {
  const words = (value: number) => ({ 1: 'Yes', 2: 'No' })[value] ?? 'Unknown';
  return {
    heading: 'Financial accessibility',
    paragraphs: [],
    facts: [
      { term: 'Subsidised pricing', value: words(offersSubsidizedPricing) },
      { term: 'Free entry for a carer', value: words(offersFreeCarer) },
    ],
  };
}

function reviews({ reviews: shown, reviewCount, averageRating }: DescribedVenue): PageMetadataSection[] {
  const rated = averageRating === null ? '' : `, ${averageRating} of 5 on average`;
  const more = reviewCount > shown.length && shown.length > 0 ? ` These are the latest ${shown.length}.` : '';
  const count = reviewCount > 0 ? `${countWords(reviewCount, 'review', 'reviews')}${rated}.${more}` : 'No reviews yet.';
  return [{ heading: 'Reviews', paragraphs: [count] }, ...shown.map((review) => reviewSection(review))];
}
