import { Badge, InfoIcon } from '@waymark/ui';

/** Marks what local mode made up, so that nobody takes it for a fact. */
export function SampleBadge() {
  return (
    <Badge tone="warn" icon={<InfoIcon size="1.1em" />}>
      Sample
    </Badge>
  );
}
