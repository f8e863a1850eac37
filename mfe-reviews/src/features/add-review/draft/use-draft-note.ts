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
      announce('Your draft is gone.');
    },
    onBring: () => {
      show(kept);
      setKind('kept');
      announce('Your draft is back.');
    },
  };
}
