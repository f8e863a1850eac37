import { useQuery } from '@tanstack/react-query';
import { announce } from '@waymark/mfe-kit';
import { useKeepTyping } from '@waymark/mfe-kit/form';
import { Alert, Button, Inline, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ownSummaryQuery } from '../../shared/api/get-own-summary';
import type { SelectedVenue } from '../../shared/venue-search/selected-venue';
import { clearDraft, type Draft, storedValues, saveDraft } from './draft/draft';
import { type OpeningState, useOpeningState } from './draft/opening-state';
import { emptyForm, NO_VENUE_FIELDS, venueFields } from './form-defaults';
import type { AddReviewInput } from './form-schema';
import { ReviewSteps } from './steps/review-steps';
import { isStepId, type StepId } from './steps/step-list';
import { useSteps } from './steps/use-steps';
import { useReviewForm } from './use-review-form';

const NOTHING: Draft = { values: {}, venue: null };

type Kind = 'kept' | 'gone' | 'other';

/** Returns the note about an unsent draft, or null. `show` puts a draft into the form. */
function useDraftNote({ draft, restored, other }: OpeningState, show: (draft: Draft) => void) {
  const [kind, setKind] = useState<Kind | null>(restored ? 'kept' : other ? 'other' : null);
  const kept = other ?? draft;
  if (!kind) return null;
  return {
    kind,
    venueName: kept.values.venueName ?? '',
    onDiscard: () => {
      // An empty form follows a discarded draft; the other draft was never in the form.
      if (!other || kind === 'kept') show(NOTHING);
      clearDraft();
      setKind('gone');
      announce('Your draft has been deleted.');
    },
    onBring: () => {
      show(kept);
      setKind('kept');
      announce('Your draft has been restored.');
    },
  };
}

interface DraftNoteProps {
  /** `kept`: in the form; `gone`: just discarded; `other`: a stored draft about another venue. */
  kind: 'kept' | 'gone' | 'other';
  /** Name of the draft's venue; may be empty. */
  venueName: string;
  onDiscard: () => void;
  /** Called to put the draft into the form. */
  onBring: () => void;
}

/** Tells what happened to an unsent draft. Discarding can be undone. */
function DraftNote({ kind, venueName, onDiscard, onBring }: DraftNoteProps) {
  if (kind === 'gone') {
    return (
      <Alert role="status" title="Your draft has been deleted.">
        <Button onClick={onBring}>Undo</Button>
      </Alert>
    );
  }
  const about = venueName ? ` about ${venueName}` : '';
  return (
    <Alert role="status" title="We kept what you wrote">
      <Stack $gap={3}>
        {kind === 'kept' ? (
          <p>
            Here it is, as you left it. We never keep your disability type in the browser, so please check that part.
          </p>
        ) : (
          <p>{`You have an unsent review${about}. You can carry on with it, or start a new one here.`}</p>
        )}
        <Inline $gap={3}>
          {kind === 'other' && <Button onClick={onBring}>Continue your draft</Button>}
          <Button onClick={onDiscard}>Discard</Button>
        </Inline>
      </Stack>
    </Alert>
  );
}

/**
 * Replaces the form for the second before the venue page opens, so that nothing is sent twice. It holds the focus; the
 * success message follows on the venue page, where nothing cuts it off.
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

/** Navigates to `path` after `delayMs`, unless the person leaves the page or `path` is null. */
function useGoAfter(path: string | null, delayMs: number): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => void navigate(path), delayMs);
    return () => clearTimeout(timer);
  }, [path, delayMs, navigate]);
}

/** Shown when the `venue` in the URL is invalid, which is not the reader's fault. */
function LinkNote() {
  return (
    <Alert role="status" title="We could not read the venue in this link.">
      Search for the venue below, or enter its details yourself.
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
  const steps = useSteps(opening.step);
  const step = steps.step.id;
  const { data: own } = useQuery(ownSummaryQuery);
  const { state, publishedAt } = useReviewForm({
    defaultValues: {
      ...emptyForm(displayName),
      ...opening.draft.values,
      ...(opening.draft.venue && venueFields(opening.draft.venue)),
    },
    chosen,
    step: steps.step.fields,
    needsConsent: own?.healthConsentGivenAt === null,
  });
  const { form } = state;
  const note = useDraftNote(opening, (draft) => {
    setChosen(draft.venue);
    form.reset({ ...emptyForm(displayName), ...draft.values });
    if (isStepId(draft.step) && draft.step !== step) steps.goTo(draft.step);
  });
  useGoAfter(publishedAt, REDIRECT_DELAY_MS);

  const done = publishedAt !== null;
  useKeepTyping<AddReviewInput>(form, {
    keep: (values) => saveDraft(memberId, { values, venue: chosen, step }),
    keptOf: storedValues,
    isOver: done,
  });

  // The disability type from the member's last review, so it is not asked again; it can be changed.
  const earlierType = own?.lastDisabilityType;
  useEffect(() => {
    if (earlierType && !form.getValues('disabilityType')) form.setValue('disabilityType', earlierType);
  }, [form, earlierType]);

  function choose(venue: SelectedVenue | null) {
    setChosen(venue);
    form.reset({ ...form.getValues(), ...(venue ? venueFields(venue) : NO_VENUE_FIELDS) });
    saveDraft(memberId, { values: form.getValues(), venue, step });
  }

  function goTo(id: StepId, options?: { isChange?: boolean }) {
    saveDraft(memberId, { values: form.getValues(), venue: chosen, step: id });
    steps.goTo(id, options);
  }

  if (done) return <ReviewSubmitted />;
  return (
    <>
      {steps.isOpening && opening.linkIgnored && <LinkNote />}
      {steps.isOpening && note && <DraftNote {...note} />}
      <ReviewSteps state={state} steps={{ ...steps, goTo }} chosen={chosen} onChoose={choose} />
    </>
  );
}
