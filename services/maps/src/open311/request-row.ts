import {
  ISSUE_TYPE_LABELS,
  type IssueType,
  type Open311Request,
  type ReportStatus,
  type Severity,
} from '@waymark/contracts-maps';

/** A report for other sites; data about its reporter is not even selected. */
export interface RequestRow {
  id: number;
  issueType: IssueType;
  severity: Severity;
  description: string;
  status: ReportStatus;
  latitude: number;
  longitude: number;
  location: string;
  verificationCount: number;
  agency: string | null;
  createdAt: Date;
  updatedAt: Date | null;
}

export function toRequest(row: RequestRow, link: string): Open311Request {
  const { id, issueType, createdAt, updatedAt } = row;
  return {
    service_request_id: String(id),
    status: row.status === 'open' ? 'open' : 'closed',
    status_notes: statusNotes(row),
    service_name: ISSUE_TYPE_LABELS[issueType],
    service_code: issueType,
    description: row.description,
    agency_responsible: row.agency,
    service_notice: `Read and follow it at ${link}`,
    requested_datetime: createdAt.toISOString(),
    updated_datetime: (updatedAt ?? createdAt).toISOString(),
    expected_datetime: null,
    address: row.location,
    address_id: null,
    zipcode: null,
    lat: row.latitude,
    long: row.longitude,
    media_url: null,
    extended_attributes: { severity: row.severity },
  };
}

function statusNotes({ status, verificationCount: count }: RequestRow): string | null {
  if (status === 'resolved') return 'People who were there say that it is gone.';
  if (count === 0) return null;
  return `Confirmed by ${count === 1 ? '1 other person' : `${count} other people`}.`;
}
