import { RATING_AREAS, verifyFieldsShape } from '@waymark/contracts-reviews';

export type StepId = 'venue' | 'you' | 'ratings' | 'found' | 'review' | 'check';

export interface Step {
  /** As it stands in the address. */
  id: StepId;
  heading: string;
  /** What is asked on it, by the names of the form: judged when somebody goes on. */
  fields: readonly string[];
}

/** The sections of the form, each on a screen of its own; what was found has one too. */
export const STEPS: readonly Step[] = [
  {
    id: 'venue',
    heading: 'Venue Information',
    fields: ['venueName', 'venueAddress', 'venueCity', 'venueCountry', 'venueCategory', 'position'],
  },
  {
    id: 'you',
    heading: 'Your Information',
    fields: ['reviewerName', 'disabilityType', 'consentToHealthData', 'showDisabilityType', 'rewarded'],
  },
  { id: 'ratings', heading: 'Accessibility Ratings', fields: RATING_AREAS.map((area) => `${area}Rating`) },
  { id: 'found', heading: 'What You Found', fields: Object.keys(verifyFieldsShape) },
  { id: 'review', heading: 'Your Review', fields: ['visitMonth', 'comment', 'photos'] },
  { id: 'check', heading: 'Submit Review', fields: [] },
];

export const placeOf = (id: StepId): number => STEPS.findIndex((step) => step.id === id);

export const isStepId = (text: string | null | undefined): text is StepId => STEPS.some(({ id }) => id === text);
