import { Badge, InfoIcon } from '@waymark/ui';

/** Marks generated samples of local mode, so that nobody takes them for facts. */
export function SampleBadge() {
  return (
    <Badge tone="warn" icon={<InfoIcon size="1.1em" />}>
      Sample
    </Badge>
  );
}
