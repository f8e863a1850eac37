import { ContractForm } from '@waymark/mfe-kit/form';
import { useEffect, useState } from 'react';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { ChooseVenue } from './choose-venue';
import { saveDraft } from './draft/draft';
import { DraftNote } from './draft/draft-note';
import { LinkNote } from './draft/link-note';
import { useDraftNote } from './draft/use-draft-note';
import { useOpeningState } from './draft/use-opening-state';
import { NO_VENUE_FIELDS, emptyForm, venueFields } from './form-defaults';
import { RatingsSection } from './ratings-section';
import { ReviewTextSection } from './review-text-section';
import { ReviewSubmitted } from './review-submitted';
import { SubmitSection } from './submit-section';
import { useGoAfter } from './use-go-after';
import { useReviewForm } from './use-review-form';
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
  const { state, publishedAt } = useReviewForm(
    {
      ...emptyForm(displayName),
      ...opening.draft.values,
      ...(opening.draft.venue && venueFields(opening.draft.venue)),
    },
    chosen,
  );
  const { form } = state;
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
  return (
    <>
      {opening.linkIgnored && <LinkNote />}
      {note && <DraftNote {...note} />}
      <ContractForm
        state={state}
        label="Review"
        kept="own"
        gap={12}
        before={<ChooseVenue chosen={chosen} onChange={choose} />}
      >
        <VenueSection chosen={chosen} />
        <YouSection />
        <RatingsSection chosen={chosen} />
        <ReviewTextSection />
        <SubmitSection failed={state.failure !== null} />
      </ContractForm>
    </>
  );
}
