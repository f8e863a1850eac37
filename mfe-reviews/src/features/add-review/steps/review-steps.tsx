import { useQuery } from '@tanstack/react-query';
import {
  ATTRACTION_KINDS,
  VENUE_CATEGORIES,
  VENUE_CATEGORY_LABELS,
  VENUE_KIND_LABELS,
} from '@waymark/contracts-reviews';
import { PositionField, type Town } from '@waymark/map';
import { ContractForm, type ContractFormState } from '@waymark/mfe-kit/form';
import { Button, Grid, Inline, LinkButton, SelectField, Stack, TextField } from '@waymark/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { venueQuery } from '../../../shared/api/get-venue';
import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import { CheckStep } from '../check/check-step';
import { ChooseVenue, ChosenVenueBanner } from '../choose-venue';
import { clearDraft } from '../draft/draft';
import { UK } from '../form-defaults';
import type { AddReviewInput, AddReviewValues } from '../form-schema';
import type { Claims } from '../found';
import { FOUND_INTRO, FoundFields } from '../found-fields';
import { RatingFields, RATINGS_INTRO } from '../rating-fields';
import { ReviewTextFields } from '../review-text-fields';
import { useReviewPhotos } from '../use-review-photos';
import { isStillAbout } from '../venue-body';
import { YouFields } from '../you-fields';
import { StepHeading } from './step-heading';
import { type StepId, STEPS } from './step-list';
import type { Steps } from './use-steps';

/** Fields for a place that the site does not know yet. */
export function VenueFields({ chosen }: { chosen: SelectedVenue | null }) {
  const { control, register, formState, getValues, setValue } = useFormContext<AddReviewInput>();
  const name = useWatch({ control, name: 'venueName' });
  const { errors } = formState;

  function fillIn({ name: city, countryName, countryCode }: Town) {
    if (getValues('venueCity')?.trim() === '') setValue('venueCity', city);
    if (countryCode !== UK.code && getValues('venueCountry') === UK.name) setValue('venueCountry', countryName);
  }

  return (
    <Stack $gap={5}>
      <TextField label="Venue name" required error={errors.venueName?.message} {...register('venueName')} />
      <TextField label="Address" optional error={errors.venueAddress?.message} {...register('venueAddress')} />
      <Grid $min="16rem">
        <TextField label="City" optional error={errors.venueCity?.message} {...register('venueCity')} />
        <TextField label="Country" error={errors.venueCountry?.message} {...register('venueCountry')} />
      </Grid>
      <SelectField label="Category" error={errors.venueCategory?.message} {...register('venueCategory')}>
        {VENUE_CATEGORIES.map((category) => (
          <option key={category} value={category}>
            {VENUE_CATEGORY_LABELS[category]}
          </option>
        ))}
        <optgroup label="Attractions">
          {ATTRACTION_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {VENUE_KIND_LABELS[kind]}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {/* A link may contain a place with its position. */}
      {!isStillAbout(chosen, name) && (
        <PositionField
          hint="Adding a location helps people nearby find the venue. Skip this if you are not sure."
          onTown={fillIn}
        />
      )}
    </Stack>
  );
}

const INTROS: Partial<Record<StepId, string>> = {
  venue: 'Search for the place. If it is not listed yet, add it below.',
  ratings: RATINGS_INTRO,
  found: FOUND_INTRO,
};

interface ReviewStepsProps {
  state: ContractFormState<AddReviewInput, AddReviewValues>;
  steps: Steps;
  chosen: SelectedVenue | null;
  onChoose: (venue: SelectedVenue | null) => void;
}

/** One step of the form: progress, fields and buttons. */
export function ReviewSteps({ state, steps, chosen, onChoose }: ReviewStepsProps) {
  const { form, problems } = state;
  const { step, place, isChange, goTo } = steps;
  const venueName = useWatch({ control: form.control, name: 'venueName' });
  const claims = useClaims(chosen, venueName);
  const uploads = useReviewPhotos(form);
  const isKnown = isStillAbout(chosen, venueName) && chosen.id !== null;

  function leave(id: StepId): void {
    state.clearProblems();
    goTo(id);
  }

  async function next(): Promise<void> {
    if (await state.checkStep()) leave(isChange ? 'check' : STEPS[place + 1]!.id);
  }

  /** A rejected answer is corrected on its own step; from there the person returns to the last one. */
  async function send(): Promise<void> {
    await state.submit();
    const wrong = STEPS.find(({ fields }) => fields.some((name) => form.getFieldState(name as 'comment').invalid));
    if (wrong) goTo(wrong.id, { isChange: true });
  }

  function clearVenue(): void {
    onChoose(null);
    leave('venue');
  }

  return (
    <ContractForm
      state={{ ...state, submit: step.id === 'check' ? send : next }}
      label="Review"
      kept="own"
      gap={8}
      before={
        <Stack $gap={5}>
          <StepHeading steps={steps} hasProblems={problems.length > 0} />
          {INTROS[step.id] && <p>{INTROS[step.id]}</p>}
          {step.id === 'venue' ? (
            <ChooseVenue chosen={chosen} onChange={onChoose} />
          ) : (
            chosen && step.id !== 'check' && <ChosenVenueBanner venue={chosen} onClear={clearVenue} />
          )}
        </Stack>
      }
    >
      {step.id === 'venue' && !isKnown && <VenueFields chosen={chosen} />}
      {step.id === 'you' && <YouFields />}
      {step.id === 'ratings' && <RatingFields />}
      {step.id === 'found' && <FoundFields claims={claims} />}
      {step.id === 'review' && <ReviewTextFields uploads={uploads} />}
      {step.id === 'check' && (
        <CheckStep claims={claims} failed={state.failure !== null} onChange={state.clearProblems} />
      )}
      <StepButtons
        steps={steps}
        isSubmitting={form.formState.isSubmitting}
        onBack={() => leave(isChange ? 'check' : STEPS[place - 1]!.id)}
      />
    </ContractForm>
  );
}

interface StepButtonsProps {
  steps: Steps;
  isSubmitting: boolean;
  onBack: () => void;
}

/** The buttons Next or Submit Review, Back, and Cancel. */
function StepButtons({ steps: { place }, isSubmitting, onBack }: StepButtonsProps) {
  const isLast = place === STEPS.length - 1;
  const words = isLast ? (isSubmitting ? 'Submitting...' : 'Submit Review') : 'Next';
  return (
    <Inline $gap={3}>
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {words}
      </Button>
      {place > 0 && <Button onClick={onBack}>Back</Button>}
      <LinkButton to="/reviews" variant="quiet" onClick={clearDraft}>
        Cancel
      </LinkButton>
    </Inline>
  );
}

/** Returns the chosen venue's claims; undefined for an unknown venue and while loading. */
function useClaims(chosen: SelectedVenue | null, venueName: string): Claims | undefined {
  const id = isStillAbout(chosen, venueName) && chosen.id !== null ? String(chosen.id) : '';
  const { data } = useQuery(venueQuery(id));
  // Same check as on sending: a link may contain one venue's name and another's ID.
  return id !== '' && data && isStillAbout(chosen, data.name) ? data : undefined;
}
