import type { HiddenContent, Corrected } from '@waymark/contracts-core';
import type { PhotoFacts } from '../report-photo/report-photo.mapper';
import type { ReportStatus, Severity, IssueType } from '@waymark/contracts-maps';

/** A report as selected for a reader. */
export interface ReportRow {
  id: number;
  issueType: IssueType;
  severity: Severity;
  description: string;
  latitude: number;
  longitude: number;
  address: string | null;
  nearestPlace: string;
  reporterName: string;
  reporterId: number | null;
  status: ReportStatus;
  resolvedAt: Date | null;
  verificationCount: number;
  lastVerifiedAt: Date | null;
  createdAt: Date;
  isSample: boolean;
  /** The moderators' decision; only the reporter ever gets it. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
  photos: PhotoFacts[];
  /** Whether the reader confirmed the report; null if that is unknown right now. */
  isVerifiedByMe: boolean | null;
}
