import type { ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { VisuallyHidden } from '@waymark/ui';

/** A screen reader says where the focus went before it says anything else. */
const AFTER_FOCUS_MS = 250;

const spoken = createStore<{ polite: string; urgent: string }>(() => ({ polite: '', urgent: '' }));
let held: string[] | null = null;
let forNextPage: string[] = [];

/** `urgent` interrupts. A trailing space makes the same words twice in a row a change, and so spoken twice. */
export function say(text: string, urgent = false): void {
  if (held) {
    held.push(text);
    return;
  }
  const lane = urgent ? 'urgent' : 'polite';
  spoken.setState(({ [lane]: before }) => ({ [lane]: before === text ? `${text}\u00a0` : text }));
}

/** For news that come with a change of page. */
export function sayOnNextPage(text: string): void {
  forNextPage.push(text);
}

/** While a page changes: the focus on its heading would cut off what is said. Returns how to go on. */
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
