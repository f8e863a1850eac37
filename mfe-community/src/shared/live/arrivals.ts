import { createStore } from '@waymark/mfe-kit';
import { useSyncExternalStore } from 'react';

/** Number of notifications received since this page was loaded. */
const arrived = createStore(0);

export const noteArrivals = (count: number): void => arrived.setState(arrived.getState() + count);

export const useArrivals = (): number => useSyncExternalStore(arrived.subscribe, arrived.getState, arrived.getState);
