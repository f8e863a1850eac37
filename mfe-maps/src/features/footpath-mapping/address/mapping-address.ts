import { ISSUE_TYPES, REPORT_STATUSES, SEVERITIES } from '@waymark/contracts-maps';
import { hasStreetSource, wrapped, type MapPoint, type MapView } from '@waymark/map';
import type { ReportFilter } from '../../../shared/report-api/report-filter';

/** Manchester. */
const START: MapPoint = { latitude: 53.4808, longitude: -2.2426 };
/**
 * The documented zoom suits a map with streets. Our own map has no streets and shows place names only from further
 * out.
 */
const OPENING_ZOOMS = { streets: 15, names: 14 } as const;
const openingZoom = (): number => (hasStreetSource() ? OPENING_ZOOMS.streets : OPENING_ZOOMS.names);
export const openingView = (): MapView => ({ ...START, zoom: openingZoom() });
const ZOOMS = { least: 2, most: 20 } as const;
const NUMBER = /^-?\d{1,3}(\.\d{1,20})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const KEYS = ['status', 'severity', 'issueType', 'since'] as const satisfies readonly (keyof ReportFilter)[];

/** The report being written: `new` is one without a place yet; a position is a report for that place. */
export type Reporting = 'new' | MapPoint | null;

export interface MappingAddress {
  /** The part of the map in the URL; null if the URL contains none. */
  view: MapView | null;
  filter: ReportFilter;
  reporting: Reporting;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);

function readPoint(text: string | null): MapPoint | null {
  const parts = text?.split(',') ?? [];
  if (parts.length !== 2 || !parts.every((part) => NUMBER.test(part))) return null;
  const [latitude = NaN, longitude = NaN] = parts.map(Number);
  if (Math.abs(latitude) > 90) return null;
  // Normalises the longitude, because a link may come from a map that was moved around the world.
  return { latitude, longitude: Math.abs(longitude) > 180 ? wrapped(longitude) : longitude };
}

function readZoom(text: string | null): number {
  if (text === null || !NUMBER.test(text)) return openingZoom();
  return Math.min(ZOOMS.most, Math.max(ZOOMS.least, Number(text)));
}

function readReporting(text: string | null, at: MapPoint | null): Reporting {
  if (text === null) return null;
  // "1" comes from links on a venue's page: the problem is at the map's position.
  if (text === '1') return at ?? 'new';
  return readPoint(text) ?? 'new';
}

/** Checks for a real date: JavaScript turns February 31 into March 3. */
function isDay(text: string | null): text is string {
  if (text === null || !DAY.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Reads the URL. Unreadable parts are ignored, because a URL may come from anywhere. */
export function readAddress(params: URLSearchParams): MappingAddress {
  const at = readPoint(params.get('at'));
  const since = params.get('since');
  return {
    view: at && { ...at, zoom: readZoom(params.get('zoom')) },
    filter: {
      status: oneOf(REPORT_STATUSES, params.get('status')),
      severity: oneOf(SEVERITIES, params.get('severity')),
      issueType: oneOf(ISSUE_TYPES, params.get('issueType')),
      since: isDay(since) ? since : undefined,
    },
    reporting: readReporting(params.get('report'), at),
  };
}

/** About a metre. */
const DIGITS = 5;
const degrees = (number: number, digits: number): string => String(Number(number.toFixed(digits)));
export const pointText = ({ latitude, longitude }: MapPoint, digits = DIGITS): string =>
  `${degrees(latitude, digits)},${degrees(wrapped(Number(longitude.toFixed(digits))), digits)}`;

export interface AddressPart {
  view?: { at: string; zoom: string };
  filter?: ReportFilter;
  reporting?: Reporting;
}

/** Returns the URL parameters with one part changed; the others stay. */
export function withPart(params: URLSearchParams, { view, filter, reporting }: AddressPart): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value);
  if (view) for (const [name, value] of Object.entries(view)) put(name, value);
  if (filter) for (const key of KEYS) put(key, filter[key]);
  if (reporting !== undefined)
    put('report', reporting === null ? undefined : reporting === 'new' ? 'new' : pointText(reporting));
  return next;
}
