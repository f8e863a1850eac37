import { RATING_AREAS, RATING_AREA_LABELS, ratingLevel } from '@waymark/contracts-reviews';
import { addReviewMessages } from '../../messages/en/add-review';

const BEST = 5;

/** The levels of a rating, where 5 says more than 4. */
export const ratingWord = (rating: number): string => (rating === BEST ? addReviewMessages.best : ratingLevel(rating));

/** Names of the fields for messages that stand away from them. */
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

/** The form's own name of what the server calls `name`; `photos.0.id` is wrong when the photo is not there: then its own button puts it right. */
export const formFieldOf = (name: string): string =>
  FORM_FIELDS[name] ?? name.replace(/^(photos\.\d+)\.id$/, '$1.uploaded');
