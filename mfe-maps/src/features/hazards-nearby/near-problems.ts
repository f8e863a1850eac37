import { SEVERITIES, type FootpathReport } from '@waymark/contracts-maps';
import type { MapPoint } from '@waymark/map';
import { wayTo, type Way } from './way-to';

export interface NearProblem {
  report: FootpathReport;
  way: Way;
}

const badness = ({ report }: NearProblem): number => SEVERITIES.indexOf(report.severity);

/** Returns the reports with distance and direction; worst first, then nearest. */
export const nearProblems = (from: MapPoint, reports: readonly FootpathReport[]): NearProblem[] =>
  reports
    .map((report) => ({ report, way: wayTo(from, report) }))
    .sort((a, b) => badness(b) - badness(a) || a.way.metres - b.way.metres);
