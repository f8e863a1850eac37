import type { IssueType, ReportStatus, Severity } from '@waymark/contracts-maps';

/** What narrows lists and maps of reports; undefined: all. */
export interface ReportFilter {
  status?: ReportStatus | undefined;
  severity?: Severity | undefined;
  issueType?: IssueType | undefined;
  /** `YYYY-MM-DD`: reported on this day or later. */
  since?: string | undefined;
}

/** Degrees; west beyond east: across the date line. */
export interface ReportBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** About ten metres: views that are nearly equal have one address, so that caches can answer. */
const DIGITS = 4;

export const boxText = ({ west, south, east, north }: ReportBox): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');
