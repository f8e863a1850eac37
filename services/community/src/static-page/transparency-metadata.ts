import {
  CASE_ACT_LABELS,
  countWords,
  hoursWords,
  type Quarter,
  quarterWords,
  REPORT_REASON_LABELS,
  TRANSPARENCY_WORDS,
} from '@waymark/contracts-community';
import type { PageMetadata } from '@waymark/contracts-core';

/** Returns the transparency page as text, with every figure that the page shows. */
export function transparencyMetadata(quarters: readonly Quarter[]): PageMetadata {
  const { path, title, description, lead, inShort, paragraphs, csv, nothing } = TRANSPARENCY_WORDS;
  return {
    title,
    description,
    canonicalPath: path,
    lead,
    jsonLd: [],
    sections: [
      {
        heading: inShort,
        paragraphs: [...paragraphs, ...(quarters.length === 0 ? [nothing] : [])],
        links: quarters.length > 0 ? [{ label: csv.label, href: csv.href }] : [],
      },
      ...quarters.map((quarter) => ({
        heading: quarterWords(quarter.quarter),
        paragraphs: [],
        facts: [
          ...quarter.reports.map(({ reason, count }) => told(`Reports: ${REPORT_REASON_LABELS[reason]}`, count)),
          ...quarter.decisions.map(({ act, count }) => told(`Decisions: ${CASE_ACT_LABELS[act]}`, count)),
          { term: 'Half of the decisions took less than', value: hoursWords(quarter.medianHours) },
          told('Appeals received', quarter.appeals.received),
          told('Appeals where the decision was kept', quarter.appeals.upheld),
          told('Appeals where the decision was reversed', quarter.appeals.takenBack),
        ],
      })),
    ],
  };
}

const told = (term: string, count: number | null) => ({ term, value: countWords(count) });
