import { SEVERITY_LABELS, type FootpathReport, type Severity } from '@waymark/contracts-maps';
import { Badge, InfoIcon, Inline, StatePill, type Tone } from '@waymark/ui';
import { SeveritySign } from './severity-sign';

const TONES: Readonly<Record<Severity, Tone>> = { minor: 'warn', moderate: 'warn', major: 'bad', severe: 'bad' };

/** How bad it is: word, shape and colour. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  return (
    <Badge tone={TONES[severity]} icon={<SeveritySign severity={severity} />}>
      {SEVERITY_LABELS[severity]}
    </Badge>
  );
}

/** How bad it is, and whether it is still there. */
export function ReportBadges({ report }: { report: Pick<FootpathReport, 'severity' | 'status'> }) {
  return (
    <Inline $gap={2}>
      {report.status === 'resolved' ? (
        <StatePill sign="yes">Resolved</StatePill>
      ) : (
        <Badge tone="info" icon={<InfoIcon size="1.1em" />}>
          Open
        </Badge>
      )}
      <SeverityBadge severity={report.severity} />
    </Inline>
  );
}
