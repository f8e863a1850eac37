import { SAME_PLACE_METRES, type IssueType } from '@waymark/contracts-maps';
import { call } from '@waymark/mfe-kit';
import { listFootpathReports } from '../../endpoints';
import type { Report } from '../report-api/reports-query';
import type { Position } from './report-form-props';

/** More than that many would be read by nobody. */
const AT_MOST = 5;
/** Whoever reports does not wait for the question longer than this. */
const TIMEOUT_MS = 5_000;

/** Open reports of the same kind at the same place. None when nobody can say: the report is worth more than the question. */
export function findSimilar({
  issueType,
  position: { latitude, longitude },
}: {
  issueType: IssueType;
  position: Position;
}): Promise<Report[]> {
  const near = `${latitude},${longitude}`;
  const query = { near, radius: SAME_PLACE_METRES, issueType, status: 'open', limit: AT_MOST } as const;
  return call(listFootpathReports, { query, timeoutMs: TIMEOUT_MS }).catch(() => []);
}
