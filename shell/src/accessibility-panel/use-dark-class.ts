import { useSyncExternalStore } from 'react';

function onClassChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** Whether the page is dark at this moment, whoever made it so. */
export function useDarkClass(): boolean {
  return useSyncExternalStore(
    onClassChange,
    () => document.documentElement.classList.contains('dark'),
    () => false,
  );
}
