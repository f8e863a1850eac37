import { zodResolver } from '@hookform/resolvers/zod';
import { toast } from '@waymark/mfe-kit';
import { ErrorSummary, Stack } from '@waymark/ui';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { ChooseVenue } from './choose-venue';
import { saveDraft } from './draft';
import { NO_VENUE_FIELDS, emptyForm, venueFields } from './form-defaults';
import { formProblems } from './form-problems';
import { addReviewSchema, type AddReviewInput, type AddReviewValues } from './form-schema';
import { RatingsSection } from './ratings-section';
import { ReviewTextSection } from './review-text-section';
import { ReviewSubmitted } from './review-submitted';
import { SubmitSection } from './submit-section';
import { useGoAfter } from './use-go-after';
import { useOpeningState } from './use-opening-state';
import { useSubmitReview } from './use-submit-review';
import { VenueSection } from './venue-section';
import { YouSection } from './you-section';

const REDIRECT_DELAY_MS = 1000;

export function AddReviewForm({ displayName }: { displayName: string }) {
  const opening = useOpeningState();
  const [chosen, setChosen] = useState<SelectedVenue | null>(opening.venue);
  const form = useForm<AddReviewInput, unknown, AddReviewValues>({
    resolver: zodResolver(addReviewSchema),
    defaultValues: { ...emptyForm(displayName), ...opening.values, ...(opening.venue && venueFields(opening.venue)) },
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
  });
  const { submit, failure, publishedAt } = useSubmitReview(form, chosen);
  useGoAfter(publishedAt === null ? null : `/venues/${publishedAt}`, REDIRECT_DELAY_MS);

  const done = publishedAt !== null;
  useEffect(() => {
    if (done) return;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft({ values, venue: chosen }) });
  }, [form, chosen, done]);

  function choose(venue: SelectedVenue | null) {
    setChosen(venue);
    form.reset({ ...form.getValues(), ...(venue ? venueFields(venue) : NO_VENUE_FIELDS) });
    saveDraft({ values: form.getValues(), venue });
  }

  if (done) return <ReviewSubmitted />;
  const refused = () =>
    toast({ title: 'Form validation failed', description: 'Please check the required fields and try again.', variant: 'error' });
  return (
    <FormProvider {...form}>
      <ErrorSummary errors={formProblems(form.formState.errors, failure)} attempt={form.formState.submitCount} />
      <ChooseVenue chosen={chosen} onChange={choose} />
      <form noValidate aria-label="Review" onSubmit={(event) => void form.handleSubmit(submit, refused)(event)}>
        <Stack $gap={8}>
          <VenueSection />
          <YouSection />
          <RatingsSection />
          <ReviewTextSection />
          <SubmitSection />
        </Stack>
      </form>
    </FormProvider>
  );
}
