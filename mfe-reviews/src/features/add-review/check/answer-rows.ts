import { MONTH_NAMES } from '@waymark/contracts-core';
import {
  DISABILITY_TYPE_LABELS,
  FEATURE_LABELS,
  PREFER_NOT_TO_SAY,
  RATING_AREAS,
  RATING_AREA_LABELS,
  VENUE_KIND_LABELS,
  isAttractionKind,
} from '@waymark/contracts-reviews';
import { categoryLabel } from '../../../shared/category-label';
import { ratingWord } from '../form-labels';
import type { AddReviewInput } from '../form-schema';
import { askedFeatures, FOUND, FOUND_WORDS, type Claims } from '../found';
import type { StepId } from '../steps/step-list';

export interface AnswerRow {
  term: string;
  /** The answer as text; null if it is required but missing. */
  value: string | null;
}

const said = (text: string | null | undefined): string | null => text?.trim() || null;

function typeWords(type: AddReviewInput['disabilityType'] | ''): string | null {
  if (type === '') return null;
  return type === PREFER_NOT_TO_SAY ? 'Prefer not to say' : DISABILITY_TYPE_LABELS[type];
}

const categoryWords = (category: string): string =>
  (isAttractionKind(category) && VENUE_KIND_LABELS[category]) || categoryLabel(category);

function venueRows(values: AddReviewInput): AnswerRow[] {
  const place = [values.venueAddress, values.venueCity, values.venueCountry].flatMap((part) => said(part) ?? []);
  return [
    { term: 'Venue name', value: said(values.venueName) },
    { term: 'Where', value: place.join(', ') },
    { term: 'Category', value: categoryWords(values.venueCategory ?? 'venue') },
  ];
}

function youRows(values: AddReviewInput): AnswerRow[] {
  const isTold = values.disabilityType && values.disabilityType !== PREFER_NOT_TO_SAY;
  return [
    { term: 'Your name', value: said(values.reviewerName) },
    { term: 'Disability type', value: typeWords(values.disabilityType) },
    ...(isTold ? [{ term: 'Shown beside the review', value: values.showDisabilityType ? 'Yes' : 'No' }] : []),
    ...(values.rewarded
      ? [{ term: 'I work for this place or was given something for this review', value: 'Yes' }]
      : []),
  ];
}

function ratingRows(values: AddReviewInput): AnswerRow[] {
  const rated = RATING_AREAS.flatMap((area) => {
    const rating = values[`${area}Rating`];
    return rating ? [{ term: RATING_AREA_LABELS[area], value: `${rating} – ${ratingWord(rating)}` }] : [];
  });
  return rated.length > 0 ? rated : [{ term: 'Ratings', value: 'None' }];
}

function foundRows(values: AddReviewInput, claims: Claims | undefined): AnswerRow[] {
  const checked = askedFeatures(values.venueCategory ?? 'venue', claims, values).flatMap((feature) => {
    const found = values[`verify${feature}`] ?? FOUND.notChecked;
    return found === FOUND.notChecked ? [] : [{ term: FEATURE_LABELS[feature], value: FOUND_WORDS[found] }];
  });
  return checked.length > 0 ? checked : [{ term: 'What you checked', value: 'Nothing' }];
}

function reviewRows(values: AddReviewInput): AnswerRow[] {
  const [year, month] = values.visitMonth.split('-');
  const visited = year && month ? `${MONTH_NAMES[Number(month) - 1]} ${year}` : 'Not given';
  return [
    { term: 'When you visited', value: visited },
    { term: 'Your review', value: said(values.comment) },
    { term: 'Photos', value: values.photos.map(({ description }) => said(description)).join('; ') || 'None' },
  ];
}

/** Returns the answers of each step for review before sending. */
export function answerRows(
  values: AddReviewInput,
  claims: Claims | undefined,
): Record<Exclude<StepId, 'check'>, AnswerRow[]> {
  return {
    venue: venueRows(values),
    you: youRows(values),
    ratings: ratingRows(values),
    found: foundRows(values, claims),
    review: reviewRows(values),
  };
}
