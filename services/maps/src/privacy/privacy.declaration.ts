import { exportRequested, memberDeleted } from '@waymark/contracts-account';
import { mapsExportPart, mapsMemberErased } from '@waymark/contracts-maps';
import { KIT_TABLES, OnEvent, type SlicePrivacy } from '@waymark/service-kit';

/** What this slice holds about members, and what becomes of it. A new table is told here, or the build fails. */
export const MAPS_PRIVACY: SlicePrivacy = {
  tables: [...KIT_TABLES],
  onLeave: OnEvent(memberDeleted),
  onAsk: OnEvent(exportRequested),
  erased: mapsMemberErased,
  exportPart: mapsExportPart,
};
