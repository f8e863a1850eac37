import type { NeedsRecord } from '@waymark/contracts-account';
import { createStore, storedValue } from '@waymark/mfe-kit';
import { useEffect, useSyncExternalStore } from 'react';
import { readNeedsRecord } from './read-needs-record';

/** The state on the server, which stores no needs. */
const NO_BROWSER: BrowserNeeds = { record: null, canKeep: true };

export function useBrowserNeeds(): BrowserNeeds {
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === BROWSER_NEEDS_KEY || key === null) readBrowserNeedsAgain();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return useSyncExternalStore(browserNeeds.subscribe, browserNeeds.getState, () => NO_BROWSER);
}

export const BROWSER_NEEDS_KEY = 'waymark-needs';
const stored = storedValue('local', BROWSER_NEEDS_KEY, readNeedsRecord);

export interface BrowserNeeds {
  readonly record: NeedsRecord | null;
  /** False when the browser blocks storage for this site: needs then last until the page is closed. */
  readonly canKeep: boolean;
}

/** The needs stored in this browser. Everyone who uses the browser shares them, with or without an account. */
export const browserNeeds = createStore<BrowserNeeds>(kept());

/** Saves or removes the record; returns false when it will only last until the page is closed. */
export function keepBrowserNeeds(record: NeedsRecord | null): boolean {
  const canKeep = stored.write(record);
  browserNeeds.setState({ record, canKeep });
  return canKeep;
}

/** Follows changes in other tabs of this browser. */
export function readBrowserNeedsAgain(): void {
  browserNeeds.setState(kept());
}

function kept(): BrowserNeeds {
  const record = stored.read();
  return { record: record ?? null, canKeep: record !== undefined };
}
