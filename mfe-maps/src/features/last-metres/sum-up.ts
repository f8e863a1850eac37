import { dayWords } from '@waymark/contracts-core';
import type { FootpathReport, IssueType } from '@waymark/contracts-maps';
import { numbered } from '../../shared/report-words/count-words';
import { confirmedWords } from '../../shared/report-words/report-words';
import type { NearProblem } from './near-problems';
import { wayWords } from './way-words';

/** How far somebody looks who has nearly arrived. */
export const LAST_METRES = 400;

/** What is true where no report is: it must not read as "the way is free". */
export const NOTHING_REPORTED = `Nothing reported within ${LAST_METRES} m. That does not mean there are no problems. It may be that nobody has looked.`;

export interface Found {
  /** The worst first; of very many the nearest ones. */
  problems: readonly NearProblem[];
  /** Of all, shown or not. */
  total: number;
  /** The place itself is known only roughly. */
  isRough: boolean;
}

/** All of it in one sentence, for a person in a hurry. */
export function sumUp({ problems, total, isRough }: Found): string {
  const [worst] = problems;
  if (!worst) return NOTHING_REPORTED;
  const what = `${issueNoun(worst.report.issueType)} ${wayWords(worst.way, isRough)}, ${evidence(worst.report)}`;
  const within = `within ${isRough ? 'about ' : ''}${LAST_METRES} m`;
  if (total === 1) return `1 open problem ${within}: ${what}.`;
  const worstOf = total > problems.length ? `the worst of the ${problems.length} nearest` : 'the worst';
  return `${numbered(total, 'open problem')} ${within}; ${worstOf} is ${what}.`;
}

function evidence(report: FootpathReport): string {
  const seen =
    report.verificationCount > 0
      ? inSentence(confirmedWords(report))
      : `reported on ${dayWords(report.createdAt)}, not confirmed yet`;
  return report.isStale ? `${seen} (some time ago, so it may be gone)` : seen;
}

const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** What is in the way, inside a sentence: "the worst is a blocked path". */
const ISSUE_NOUNS: Readonly<Record<IssueType, string>> = {
  uneven_surface: 'an uneven surface',
  cracks: 'cracks in the path',
  broken_surface: 'a broken surface',
  poor_condition: 'a path in poor condition',
  overgrown: 'an overgrown path',
  blocked: 'a blocked path',
  blocked_path: 'a blocked path',
  obstruction: 'an obstruction',
  narrow_path: 'a narrow path',
  steep_gradient: 'a steep slope',
  no_dropped_kerb: 'a missing dropped kerb',
  missing_ramp: 'a missing ramp',
  missing_handrail: 'a missing handrail',
  poor_lighting: 'poor lighting',
  poor_signage: 'poor signs',
  lack_of_maintenance: 'a badly kept path',
  dangerous_condition: 'a dangerous spot',
  other: 'another kind of problem',
};

/** A kind that a newer service knows and this page does not is still a problem. */
const issueNoun = (type: IssueType): string => ISSUE_NOUNS[type] ?? 'a problem';
