import { SEVERITIES, SEVERITY_LABELS } from '@waymark/contracts-maps';
import { Legend, LegendItem } from './legend';
import { ReportSign } from './report-sign';
import type { SignScale } from './report-signs';

/** Explains the signs of reports. */
export function ReportLegend({ scale = 'map' }: { scale?: SignScale }) {
  return (
    <Legend>
      {SEVERITIES.map((severity) => (
        <LegendItem key={severity}>
          <ReportSign severity={severity} status="open" scale={scale} />
          <span>{SEVERITY_LABELS[severity]}</span>
        </LegendItem>
      ))}
      <LegendItem>
        <ReportSign severity="minor" status="resolved" />
        Resolved
      </LegendItem>
    </Legend>
  );
}
