import type { EventContract } from '@waymark/contracts-core';
import { MAPS_PRIVACY_EVENTS } from './privacy-events';

/** The gazetteer never changes while it runs, so it has nothing else to tell; footpath reports will. */
export const MAPS_EVENTS: readonly EventContract[] = [...MAPS_PRIVACY_EVENTS];
