import type { IssueType, ReportStatus, Severity } from '@waymark/contracts-maps';

/** Filters for lists and maps of reports; undefined means all. */
export interface ReportFilter {
  status?: ReportStatus | undefined;
  severity?: Severity | undefined;
  issueType?: IssueType | undefined;
  /** `YYYY-MM-DD`: reported on or after this day. */
  since?: string | undefined;
}

/** Degrees. West is greater than east when the box crosses the date line. */
export interface ReportBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Digits of a box in a URL: about ten metres. Similar views get the same URL, so caches can be used. */
const DIGITS = 4;

export const boxText = ({ west, south, east, north }: ReportBox): string =>
  [west, south, east, north].map((degrees) => Number(degrees.toFixed(DIGITS))).join(',');
