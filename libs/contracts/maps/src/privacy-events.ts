import { exportPartEvent, memberErasedEvent } from '@waymark/contracts-core';

export const mapsMemberErased = memberErasedEvent('maps');
export const mapsExportPart = exportPartEvent('maps');
export const MAPS_PRIVACY_EVENTS = [mapsMemberErased, mapsExportPart] as const;
