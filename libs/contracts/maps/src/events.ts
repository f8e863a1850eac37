import type { EventContract } from '@waymark/contracts-core';

/** The gazetteer never changes while it runs, so it has nothing to tell; footpath reports will. */
export const MAPS_EVENTS: readonly EventContract[] = [];
