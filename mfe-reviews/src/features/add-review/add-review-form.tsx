import { zodResolver } from '@hookform/resolvers/zod';
import { toast } from '@waymark/mfe-kit';
import { ErrorSummary, Stack } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { ChooseVenue } from './choose-venue';
import { saveDraft } from './draft/draft';
import { DraftNote } from './draft/draft-note';
import { LinkNote } from './draft/link-note';
import { useDraftNote } from './draft/use-draft-note';
import { useOpeningState } from './draft/use-opening-state';
import { NO_VENUE_FIELDS, emptyForm, venueFields } from './form-defaults';
import { formProblems } from './form-problems';
import { addReviewSchema, type AddReviewInput, type AddReviewValues } from './form-schema';
import { RatingsSection } from './ratings-section';
import { ReviewTextSection } from './review-text-section';
import { ReviewSubmitted } from './review-submitted';
import { SubmitSection } from './submit-section';
import { useGoAfter } from './use-go-after';
import { useSubmitReview } from './use-submit-review';
import { VenueSection } from './venue-section';
import { YouSection } from './you-section';

const REDIRECT_DELAY_MS = 1000;

interface AddReviewFormProps {
  memberId: number;
  displayName: string;
}

export function AddReviewForm({ memberId, displayName }: AddReviewFormProps) {
  const opening = useOpeningState(memberId);
  const [chosen, setChosen] = useState<SelectedVenue | null>(opening.draft.venue);
  const form = useForm<AddReviewInput, unknown, AddReviewValues>({
    resolver: zodResolver(addReviewSchema),
    defaultValues: {
      ...emptyForm(displayName),
      ...opening.draft.values,
      ...(opening.draft.venue && venueFields(opening.draft.venue)),
    },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { submit, failure, publishedAt } = useSubmitReview(form, chosen);
  const note = useDraftNote(opening, ({ values, venue }) => {
    setChosen(venue);
    form.reset({ ...emptyForm(displayName), ...values });
  });
  useGoAfter(publishedAt === null ? null : `/venues/${publishedAt}`, REDIRECT_DELAY_MS);

  const done = publishedAt !== null;
  useEffect(() => {
    if (done) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(memberId, { values, venue: chosen }),
    });
  }, [form, memberId, chosen, done]);

  function choose(venue: SelectedVenue | null) {
    setChosen(venue);
    form.reset({ ...form.getValues(), ...(venue ? venueFields(venue) : NO_VENUE_FIELDS) });
    saveDraft(memberId, { values: form.getValues(), venue });
  }

  if (done) return <ReviewSubmitted />;
  const refused = () =>
    toast({
      title: 'Form validation failed',
      description: 'Please check the required fields and try again.',
      variant: 'error',
    });
  return (
    <FormProvider {...form}>
      {opening.linkIgnored && <LinkNote />}
      {note && <DraftNote {...note} />}
      <ErrorSummary
        heading={failure?.heading}
        errors={formProblems(form.formState.errors, failure?.text ?? null)}
        attempt={form.formState.submitCount}
      />
      <ChooseVenue chosen={chosen} onChange={choose} />
      <form
        noValidate
        aria-label="Review"
        data-kept="own"
        onSubmit={(event) => void form.handleSubmit(submit, refused)(event)}
      >
        <Stack $gap={12}>
          <VenueSection chosen={chosen} />
          <YouSection />
          <RatingsSection chosen={chosen} />
          <ReviewTextSection />
          <SubmitSection failed={failure !== null} />
        </Stack>
      </form>
    </FormProvider>
  );
}
