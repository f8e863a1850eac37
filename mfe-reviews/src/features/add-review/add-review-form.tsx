import { ContractForm } from '@waymark/mfe-kit/form';
import { useEffect, useState, useRef } from 'react';
import { Alert } from '@waymark/ui';
import { useNavigate } from 'react-router-dom';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { ChooseVenue } from './choose-venue';
import { saveDraft } from './draft/draft';
import { DraftNote, useDraftNote } from './draft/draft-note';
import { useOpeningState } from './draft/opening-state';
import { NO_VENUE_FIELDS, emptyForm, venueFields } from './form-defaults';
import { ProgressLine } from './progress-line';
import { RatingsSection } from './ratings-section';
import { ReviewTextSection } from './review-text-section';
import { SubmitSection } from './submit-section';
import { useReviewForm } from './use-review-form';
import { VenueSection } from './venue-section';
import { YouSection } from './you-section';

/**
 * Takes the place of the form for the second before the venue page opens, so that nothing is sent twice. It holds the
 * focus; the notification says that the review is there, when the page has opened and cannot cut it off.
 */
function ReviewSubmitted() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      tone="good"
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label="Taking you to the venue now."
      title="Review submitted"
    >
      Thank you. Taking you to the venue now.
    </Alert>
  );
}

/** Goes to `path` after `delayMs`; not when the person left the page meanwhile, nor while `path` is null. */
function useGoAfter(path: string | null, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => void navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [path, delayMs, navigate]);
}

/** A `venue` in the address that cannot be read is no fault of whoever followed the link. */
function LinkNote() {
  return (
    <Alert role="status" title="We could not read the venue in this link.">
      Nothing is lost. Search for the venue below, or describe it in the form.
    </Alert>
  );
}

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
        <ProgressLine />
        <VenueSection chosen={chosen} />
        <YouSection />
        <RatingsSection chosen={chosen} />
        <ReviewTextSection />
        <SubmitSection failed={state.failure !== null} />
      </ContractForm>
    </>
  );
}
