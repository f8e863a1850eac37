import { RATING_AREAS, verifyFieldsShape } from '@waymark/contracts-reviews';

export type StepId = 'venue' | 'you' | 'ratings' | 'found' | 'review' | 'check';

export interface Step {
  /** The step's name in the URL. */
  id: StepId;
  heading: string;
  /** Fields of this step, validated when the person moves on. */
  fields: readonly string[];
}

/** The sections of the form, each on its own screen, including the findings. */
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
