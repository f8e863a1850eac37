import type { ReactElement } from 'react';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { VisuallyHidden } from '@waymark/ui';

const spoken = createStore<{ text: string }>(() => ({ text: '' }));

/** A trailing space makes the same words twice in a row a change, and so spoken twice. */
export function say(text: string): void {
  spoken.setState(({ text: before }) => ({ text: before === text ? `${text}\u00a0` : text }));
}

export function Announcer(): ReactElement {
  const text = useStore(spoken, (state) => state.text);
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {text}
    </VisuallyHidden>
  );
}
