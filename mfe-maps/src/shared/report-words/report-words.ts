import { dayWords } from '@waymark/contracts-core';
import { ISSUE_TYPE_LABELS, type FootpathReport, type IssueType } from '@waymark/contracts-maps';
import { namesApart } from '@waymark/mfe-kit';
import { APPROXIMATE } from '../../messages/en/report';

/** Popups and cards show this many characters; the rest is one press away. */
const SHOWN_CHARACTERS = 100;

/** A newer service may send a type that this page does not know. */
export const issueWords = (type: IssueType): string => ISSUE_TYPE_LABELS[type] ?? 'Problem';

/** Returns the first 100 characters, or null when the text is no longer than that. */
export function shortDescription(description: string): string | null {
  const characters = Array.from(description);
  if (characters.length <= SHOWN_CHARACTERS) return null;
  return `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`;
}

/** Returns a text such as "Confirmed by 4 people, last on Nov 3, 2026". */
export function confirmedWords(report: Pick<FootpathReport, 'verificationCount' | 'lastVerifiedAt'>): string {
  const { verificationCount: count, lastVerifiedAt } = report;
  if (count === 0) return 'Nobody else has confirmed it yet';
  const people = count === 1 ? '1 person' : `${count.toLocaleString('en-GB')} people`;
  return lastVerifiedAt ? `Confirmed by ${people}, last on ${dayWords(lastVerifiedAt)}` : `Confirmed by ${people}`;
}

/** Returns "Blocked path, Oxford Road", used in each button's name; the full address is read once, in the card. */
export const reportName = (report: Pick<FootpathReport, 'issueType' | 'location'>): string =>
  `${issueWords(report.issueType)}, ${report.location.split(`. ${APPROXIMATE}`, 1)[0]}`;

/**
 * Returns unique names for a list: "Blocked path, Oxford Road", with "reported Nov 3, 2026" where two would be equal.
 */
export const reportNames = (reports: readonly FootpathReport[]): string[] =>
  namesApart(reports, [reportName, ({ createdAt }) => `reported ${dayWords(createdAt)}`, ({ id }) => `number ${id}`]);

/** Shown when `isVerifiedUnknown`. */
export const VERIFIED_UNKNOWN = 'We cannot tell right now whether you have confirmed this.';

export const reportPath = (id: number): string => `/footpath-reports/${id}`;
