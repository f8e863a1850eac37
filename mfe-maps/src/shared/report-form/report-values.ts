import { NO_POSITION, type FormPosition } from '@waymark/map';
import type { Report } from '../report-api/reports-query';
import type { Position } from './report-form-props';
import { REPORT_WORDS } from '../../messages/en/report';
import type { CorrectionInput, ReportInput, ReportValues } from './report-form-schema';

/** About a metre. */
const DIGITS = 5;

export const formPosition = (at: Position | null): FormPosition => ({
  ...NO_POSITION,
  // Starts with the map if the person has picked a place on one, otherwise with the town.
  way: at && !at.middleOf ? 'map' : 'town',
  ...(at?.middleOf && { middleOf: at.middleOf }),
  ...(at && { latitude: at.latitude.toFixed(DIGITS), longitude: at.longitude.toFixed(DIGITS) }),
});

/** Returns the form's initial values. */
export const emptyReport = (at: Position | null, address: string): ReportInput => ({
  position: formPosition(at),
  isPositionMeant: false,
  issueType: 'uneven_surface',
  severity: 'moderate',
  description: '',
  address,
  photos: [],
  reporterName: '',
  reporterEmail: '',
  reporterContact: '',
  website: '',
});

export const correctionOf = (report: Report): CorrectionInput => ({
  position: formPosition(report),
  isPositionMeant: false,
  issueType: report.issueType,
  severity: report.severity,
  description: report.description,
  address: report.address ?? '',
});

const LONGEST_ADDRESS = 300;

/** Returns the place in the format of the API. When the person kept a town's middle, the address says so. */
export function placeOf({ middleOf, latitude, longitude }: ReportValues['position'], address: string | undefined) {
  const words = [address, middleOf && REPORT_WORDS.onlyMiddle(middleOf)].filter(Boolean).join('. ');
  return { latitude, longitude, address: words.slice(0, LONGEST_ADDRESS) || undefined };
}
