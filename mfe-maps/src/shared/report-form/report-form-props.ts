import type { ReactNode } from 'react';
import type { Report } from '../report-api/reports-query';
import type { SeverityScale } from './issue-types';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

export interface ReportFormProps {
  /** Where it is, if that was picked before; a new one moves the report that is being written. */
  position?: Position | null;
  /** The place in words, if they are known. */
  address?: string;
  /** Problems are graded in four steps on the mapping page, in three on the heat map. */
  severityScale?: SeverityScale;
  /** How to pick on the map that the page has; without it the form offers a small one. */
  map?: ReactNode;
  /** The report stands; that it does has been said. */
  onReported: (report: Report) => void;
  /** It was one of those that were known: this one was confirmed instead. */
  onConfirmed?: (report: Report) => void;
  /** The position was changed in the form. */
  onPosition?: (position: Position | null) => void;
  onCancel?: () => void;
}

export interface CorrectReportFormProps {
  report: Report;
  onCorrected: (report: Report) => void;
  onCancel: () => void;
}
