import { Alert, Button, Inline, Stack } from '@waymark/ui';
import { announce } from '@waymark/mfe-kit';
import { useState } from 'react';
import { clearDraft, type Draft } from './draft';
import type { OpeningState } from './opening-state';

const NOTHING: Draft = { values: {}, venue: null };

type Kind = 'kept' | 'gone' | 'other';

/** The note about unsent text, or null; `show` puts a draft into the form. */
export function useDraftNote({ draft, restored, other }: OpeningState, show: (draft: Draft) => void) {
  const [kind, setKind] = useState<Kind | null>(restored ? 'kept' : other ? 'other' : null);
  const kept = other ?? draft;
  if (!kind) return null;
  return {
    kind,
    venueName: kept.values.venueName ?? '',
    onDiscard: () => {
      // The form holds the draft only when it was restored; the other one merely waits.
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
  /** `kept`: it is in the form; `gone`: discarded just now; `other`: it is about another venue and waits. */
  kind: 'kept' | 'gone' | 'other';
  /** Name of the venue that it is about; may be empty. */
  venueName: string;
  onDiscard: () => void;
  /** Puts the draft into the form. */
  onBring: () => void;
}

/** What became of unsent text. Discarding can be taken back. */
export function DraftNote({ kind, venueName, onDiscard, onBring }: DraftNoteProps) {
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
          <p>{`You have a review that you have not sent${about}. You can carry on with it, or start a new one here.`}</p>
        )}
        <Inline $gap={3}>
          {kind === 'other' && <Button onClick={onBring}>Continue your draft</Button>}
          <Button onClick={onDiscard}>Discard</Button>
        </Inline>
      </Stack>
    </Alert>
  );
}
