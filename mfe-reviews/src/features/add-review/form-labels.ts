import { RATING_AREAS, RATING_AREA_LABELS, ratingLevel } from '@waymark/contracts-reviews';
import { addReviewMessages } from '../../messages/en/add-review';

const BEST = 5;

/** Returns the text of a rating. 5 has its own text, so that it says more than 4. */
export const ratingWord = (rating: number): string => (rating === BEST ? addReviewMessages.best : ratingLevel(rating));

/** Field names for messages shown away from the fields. */
export const FORM_LABELS: Partial<Record<string, string>> = {
  venueName: 'Venue name',
  venueAddress: 'Address',
  venueCity: 'City',
  venueCountry: 'Country',
  venueCategory: 'Category',
  reviewerName: 'Your name',
  ...Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, RATING_AREA_LABELS[area]])),
  visitMonth: 'When you visited',
  comment: 'Your review',
};

const FORM_FIELDS: Readonly<Record<string, string>> = {
  name: 'venueName',
  address: 'venueAddress',
  location: 'venueAddress',
  city: 'venueCity',
  country: 'venueCountry',
  category: 'venueCategory',
  latitude: 'position.latitude',
  longitude: 'position.longitude',
  detailedReview: 'comment',
  content: 'comment',
};

/**
 * Maps the server's field name to the form's. An error in `photos.0.id` means that the photo is missing, so it belongs
 * to the photo's own button.
 */
export const formFieldOf = (name: string): string =>
  FORM_FIELDS[name] ?? name.replace(/^(photos\.\d+)\.id$/, '$1.uploaded');
