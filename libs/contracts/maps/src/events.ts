import { type EventContract, exportPartEvent, memberErasedEvent } from '@waymark/contracts-core';

/** What every slice answers when a member leaves or asks for their data. */
export const mapsMemberErased = memberErasedEvent('maps');
export const mapsExportPart = exportPartEvent('maps');

/** The gazetteer never changes while it runs, so it has nothing else to tell; footpath reports will. */
export const MAPS_EVENTS: readonly EventContract[] = [mapsMemberErased, mapsExportPart];
