import { SEVERITY_LABELS, type FootpathReport, type Severity } from '@waymark/contracts-maps';
import { ReportSign } from '@waymark/map';
import { Badge, InfoIcon, Inline, StatePill, type Tone } from '@waymark/ui';

const TONES: Readonly<Record<Severity, Tone>> = { minor: 'warn', moderate: 'warn', major: 'bad', severe: 'bad' };

/** Shows the severity by text, shape and colour. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  return (
    <Badge tone={TONES[severity]} icon={<ReportSign severity={severity} status="open" scale="heat" size="1.25em" />}>
      {SEVERITY_LABELS[severity]}
    </Badge>
  );
}

/** Marks generated samples of local mode, so that nobody takes them for facts. */
export function SampleBadge() {
  return (
    <Badge tone="warn" icon={<InfoIcon size="1.1em" />}>
      Made-up example
    </Badge>
  );
}

/** Shows the severity and whether the problem still exists. */
export function ReportBadges({ report }: { report: Pick<FootpathReport, 'severity' | 'status' | 'isSample'> }) {
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
      {report.isSample && <SampleBadge />}
    </Inline>
  );
}
