import { dayWords } from '@waymark/contracts-core';
import { ISSUE_TYPE_LABELS, SEVERITY_LABELS } from './footpath-words';
import type { FootpathReport } from './footpath-report';

/** The fields of a report that a letter contains; none identifies the reporter. */
export type EmailReport = Pick<
  FootpathReport,
  | 'id'
  | 'issueType'
  | 'severity'
  | 'description'
  | 'latitude'
  | 'longitude'
  | 'location'
  | 'createdAt'
  | 'verificationCount'
  | 'lastVerifiedAt'
> &
  Partial<Pick<FootpathReport, 'resolvedDate'>>;

const DECIMALS = 6;

/** `53.480800, -2.242600`: decimal degrees, latitude first. */
export const coordinatesOf = ({ latitude, longitude }: Pick<EmailReport, 'latitude' | 'longitude'>): string =>
  `${latitude.toFixed(DECIMALS)}, ${longitude.toFixed(DECIMALS)}`;

function confirmedBy({ verificationCount, lastVerifiedAt }: EmailReport): string {
  if (verificationCount === 0) return 'nobody else yet';
  const people = verificationCount === 1 ? '1 other person' : `${verificationCount} other people`;
  return lastVerifiedAt === null ? people : `${people}, last on ${dayWords(lastVerifiedAt)}`;
}

/** Joins lines, so that other people's text cannot start a new line in ours. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the facts for a path's authority: in a letter to download, in an email, and through the authority's own
 * system.
 */
export function reportFacts(report: EmailReport, link: string): string {
  return [
    `What: ${ISSUE_TYPE_LABELS[report.issueType]}`,
    `How bad: ${SEVERITY_LABELS[report.severity]}`,
    `Where: ${oneLine(report.location)}`,
    `Latitude, longitude: ${coordinatesOf(report)}`,
    `Reported on: ${dayWords(report.createdAt)}`,
    `Confirmed by: ${confirmedBy(report)}`,
    ...(report.resolvedDate ? [`Marked as resolved on: ${dayWords(report.resolvedDate)}`] : []),
    `The report and any updates: ${link}`,
  ].join('\n');
}

export const emailSubject = ({ issueType, location }: Pick<EmailReport, 'issueType' | 'location'>): string =>
  `${ISSUE_TYPE_LABELS[issueType]} on a footpath: ${oneLine(location)}`;

/** Returns a letter that a person can send under their own name; `mostLetters` shortens the description. */
export function reportEmail(report: EmailReport, link: string, mostLetters = Infinity): string {
  const { description } = report;
  const told = description.length > mostLetters ? `${description.slice(0, mostLetters)}…` : description;
  return [
    'Hello,',
    `There ${report.resolvedDate ? 'was' : 'is'} a problem on a footpath you may be responsible for:`,
    reportFacts(report, link),
    `What the report says:\n${told}`,
    report.resolvedDate
      ? 'Please tell me who looks after this path if you do not.'
      : 'Please tell me when you will fix it, or who looks after this path if you do not.',
    'Kind regards',
  ].join('\n\n');
}
