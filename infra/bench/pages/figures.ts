import { percentile } from '../../load/percentile';
import type { Report } from './lighthouse';

/** The printed figures of a page, by column heading. */
export type Figures = Record<(typeof COLUMNS)[number], number>;

export const COLUMNS = ['perf', 'a11y', 'best', 'seo', 'FCP', 'LCP', 'CLS', 'TBT', 'unused kB', 'nodes'] as const;

const score = ({ categories }: Report, name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
const audit = ({ audits }: Report, name: string): number => audits[name]?.numericValue ?? NaN;

function figuresOf(report: Report): Figures {
  return {
    perf: score(report, 'performance'),
    a11y: score(report, 'accessibility'),
    best: score(report, 'best-practices'),
    seo: score(report, 'seo'),
    FCP: Math.round(audit(report, 'first-contentful-paint')),
    LCP: Math.round(audit(report, 'largest-contentful-paint')),
    CLS: audit(report, 'cumulative-layout-shift'),
    TBT: Math.round(audit(report, 'total-blocking-time')),
    'unused kB': Math.round((report.audits['unused-javascript']?.details?.overallSavingsBytes ?? 0) / 1024),
    nodes: audit(report, 'dom-size'),
  };
}

/** Returns the median of each figure separately: one slow run proves nothing. */
export function medianFigures(reports: readonly Report[]): Figures {
  const all = reports.map(figuresOf);
  return Object.fromEntries(
    COLUMNS.map((column) => [
      column,
      percentile(
        all.map((figures) => figures[column]),
        0.5,
      ),
    ]),
  ) as Figures;
}

/** Returns which figures miss their limit, as sentences; leaves out those that need a quiet machine. */
export function shortOf({ CLS, nodes }: Figures): string[] {
  return [
    ...(CLS > 0.01 ? [`shift ${CLS.toFixed(3)}, bar 0.01`] : []),
    ...(nodes >= 1_000 ? [`${nodes} nodes, bar 1000`] : []),
  ];
}
