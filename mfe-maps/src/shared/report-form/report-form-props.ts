import type { ReactNode } from 'react';
import type { Report } from '../report-api/reports-query';
import type { SeverityScale } from './issue-types';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
  /** The town, when the position is only its middle. */
  middleOf?: string | undefined;
}

export interface ReportFormProps {
  /** The position picked before; a new value moves the report being written. */
  position?: Position | null;
  /** The address, if known. */
  address?: string;
  /** Four severity levels on the mapping page (`map`), three on the heat map (`heat`). */
  severityScale?: SeverityScale;
  /** Explains how to pick on the page's own map; without it, the form offers a small map. */
  map?: ReactNode;
  /** The report was saved, and this was announced. */
  onReported: (report: Report) => void;
  /** The person confirmed this existing report instead. */
  onConfirmed?: (report: Report) => void;
  /** Called when the form's position changes. */
  onPosition?: (position: Position | null) => void;
  onCancel?: () => void;
}

export interface CorrectReportFormProps {
  report: Report;
  onCorrected: (report: Report) => void;
  onCancel: () => void;
}
