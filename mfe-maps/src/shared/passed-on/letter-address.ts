import { letterSubject, reportLetter, type LetterReport } from '@waymark/contracts-maps';
import { reportPath } from '../report-words/report-words';

/** Some browsers and mail programs cut longer addresses. */
const MOST_ADDRESS = 1_900;
/** So much of the description, or less where its letters take more room; the rest is behind the link in the letter. */
const SHARES = [600, 300, 150, 60];

/** Where the letter of a report is downloaded. */
export const letterPath = (id: number): string => `/api/footpath-reports/${id}/letter`;

/** Opens the person's own mail program with the letter in it, to nobody yet: they know to whom. */
export function letterMail(report: LetterReport, origin: string): string {
  const addresses = SHARES.map((most) => addressOf(report, origin, most));
  return addresses.find(({ length }) => length <= MOST_ADDRESS) ?? addresses.at(-1) ?? '';
}

function addressOf(report: LetterReport, origin: string, mostLetters: number): string {
  const text = reportLetter(report, origin + reportPath(report.id), mostLetters);
  // A mail's lines end with both (RFC 6068).
  const body = text.replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(letterSubject(report))}&body=${encodeURIComponent(body)}`;
}
