import type { ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { VisuallyHidden } from '@waymark/ui';

/** Milliseconds before an announcement, because screen readers first announce a focus change. */
const AFTER_FOCUS_MS = 250;

const spoken = createStore<{ polite: string; urgent: string }>(() => ({ polite: '', urgent: '' }));
let held: string[] | null = null;
let forNextPage: string[] = [];

/** Announces a text; `urgent` interrupts. A trailing space marks a repeated text as changed, so it is read again. */
export function say(text: string, urgent = false): void {
  if (held) {
    held.push(text);
    return;
  }
  const lane = urgent ? 'urgent' : 'polite';
  spoken.setState(({ [lane]: before }) => ({ [lane]: before === text ? `${text}\u00a0` : text }));
}

/** Announces news after a page change. */
export function sayOnNextPage(text: string): void {
  forNextPage.push(text);
}

/**
 * Holds announcements during a page change, because focusing the heading would cut them off. Returns a function to
 * resume.
 */
export function holdSpeech(): () => void {
  held ??= [];
  return () => {
    const waiting = [...forNextPage, ...(held ?? [])];
    held = null;
    forNextPage = [];
    if (waiting.length > 0) setTimeout(() => say(waiting.join(' ')), AFTER_FOCUS_MS);
  };
}

export function Announcer(): ReactElement {
  const { polite, urgent } = useStore(spoken);
  return (
    <>
      <VisuallyHidden as="div" aria-live="polite" aria-atomic="true" data-testid="announcer">
        {polite}
      </VisuallyHidden>
      <VisuallyHidden as="div" aria-live="assertive" aria-atomic="true" data-testid="announcer-urgent">
        {urgent}
      </VisuallyHidden>
    </>
  );
}
