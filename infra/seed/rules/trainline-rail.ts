import type { TrainlineStation } from '../sources/trainline-table';

const NOT_RAIL =
  /\b(bus|buss|bussterminal|autobus|autobusni|coach|car ?park|carpark|ferryport|funi|metrolink|poste?|vorplatz|forum)\b|\((see|u\d|m|lago|bateau|bat)\)|gare routi[eè]re/i;
const STATION_WORD = /(^|\s)(st\.|station|stasjon|holdeplass)$/i;

/**
 * Trainline also sells coach tickets, and its UIC codes for France and Switzerland include coach stops. So a row
 * counts as a railway station only with evidence: trains stop there in DB's table, or it has a railway code that coach
 * stops lack.
 */
export function isRailStation(row: TrainlineStation, railIds: ReadonlySet<string>): boolean {
  if (!row.latitude || !row.longitude || row.same_as || NOT_RAIL.test(row.name)) return false;
  if ([row.db_id, row.cff_id, row.obb_id].some((id) => id !== undefined && railIds.has(id))) return true;
  if (row.is_airport) return false;
  switch (row.country) {
    case 'CH':
      return false;
    case 'FR':
      return row.sncf_tvs_id !== undefined && row.uic !== undefined;
    case 'IE':
      return /^[A-Z]{3}$/.test(row.atoc_id ?? '');
    case 'NO':
      return row.uic !== undefined || (row.entur_id !== undefined && STATION_WORD.test(row.name));
    case 'DK':
    case 'SE':
      return row.uic !== undefined || (row.db_id !== undefined && STATION_WORD.test(row.name));
    default:
      return row.uic !== undefined;
  }
}
