import type { SetAside, Corrected } from '@waymark/contracts-core';
import type { PhotoFacts } from '../report-photo/report-photo.mapper';
import type { ReportStatus, Severity, IssueType } from '@waymark/contracts-maps';

/** A report as it is read for somebody. */
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
  /** What staff decided; never null only where whoever reported it reads. */
  setAside: SetAside | null;
  corrected: Corrected | null;
  photos: PhotoFacts[];
  /** Whether the one who reads saw it too; null: nobody can tell at the moment. */
  isVerifiedByMe: boolean | null;
}
