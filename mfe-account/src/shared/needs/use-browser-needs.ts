import { useEffect, useSyncExternalStore } from 'react';
import { BROWSER_NEEDS_KEY, browserNeeds, readBrowserNeedsAgain, type BrowserNeeds } from './browser-needs';

/** On a server, which no one keeps anything in. */
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
