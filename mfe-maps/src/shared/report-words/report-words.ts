import { dayWords } from '@waymark/contracts-core';
import { ISSUE_TYPE_LABELS, type FootpathReport, type IssueType } from '@waymark/contracts-maps';
import { namesApart } from '@waymark/mfe-kit';
import { APPROXIMATE } from '../../messages/en/report';

/** Popups and cards show so much; the rest is one step away. */
const SHOWN_CHARACTERS = 100;

/** A kind that a newer service knows and this page does not is still a problem. */
export const issueWords = (type: IssueType): string => ISSUE_TYPE_LABELS[type] ?? 'Problem';

/** The first 100 characters, or null where that is all of it. */
export function shortDescription(description: string): string | null {
  const characters = Array.from(description);
  if (characters.length <= SHOWN_CHARACTERS) return null;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`;
}

/** "Confirmed by 4 people, last on Nov 3, 2026". */
export function confirmedWords(report: Pick<FootpathReport, 'verificationCount' | 'lastVerifiedAt'>): string {
  const { verificationCount: count, lastVerifiedAt } = report;
  if (count === 0) return 'Nobody else has confirmed it yet';
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
  return lastVerifiedAt ? `Confirmed by ${people}, last on ${dayWords(lastVerifiedAt)}` : `Confirmed by ${people}`;
}

/** "Blocked path, Oxford Road". It is part of the name of each button: where the pin stands is read once, in the card. */
export const reportName = (report: Pick<FootpathReport, 'issueType' | 'location'>): string =>
  `${issueWords(report.issueType)}, ${report.location.split(`. ${APPROXIMATE}`, 1)[0]}`;

/** Names for the reports of a list: "Blocked path, Oxford Road, reported Nov 3, 2026" where two would be the same. */
export const reportNames = (reports: readonly FootpathReport[]): string[] =>
  namesApart(reports, [reportName, ({ createdAt }) => `reported ${dayWords(createdAt)}`, ({ id }) => `number ${id}`]);

/** Where `isVerifiedUnknown`. */
export const VERIFIED_UNKNOWN = 'We cannot tell right now whether you have confirmed this.';

export const reportPath = (id: number): string => `/footpath-reports/${id}`;
