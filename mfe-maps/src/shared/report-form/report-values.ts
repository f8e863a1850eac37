import { NO_POSITION, type FormPosition } from '@waymark/map';
import type { Report } from '../report-api/reports-query';
import type { Position } from './report-form-props';
import type { CorrectionInput, ReportInput } from './report-form-schema';

/** About a metre. */
const DIGITS = 5;

export const formPosition = (at: Position | null): FormPosition => ({
  ...NO_POSITION,
  way: 'map',
  ...(at && { latitude: at.latitude.toFixed(DIGITS), longitude: at.longitude.toFixed(DIGITS) }),
});

/** S2 section 9: uneven_surface and moderate until somebody says otherwise. */
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
