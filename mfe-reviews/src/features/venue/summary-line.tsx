import { Badge, space, type IconProps, type Tone } from '@waymark/ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';

const Names = styled.p`
  margin-top: ${space[1]};
  color: var(--color-text-soft);
`;

type SummaryLineProps = {
  tone: Tone;
  Icon: ComponentType<IconProps>;
  /** What the features are: "confirmed". */
  what: string;
} & ({ names: readonly string[] } | { count: number });

/** "2 confirmed" in a line of its own with the features by name; without any it is grey, so that nothing green says nothing. */
export function SummaryLine({ tone, Icon, what, ...features }: SummaryLineProps) {
  const names = 'names' in features ? features.names : [];
  const count = 'names' in features ? names.length : features.count;
  return (
    <li style={names.length > 0 ? { flexBasis: '100%' } : undefined}>
      <Badge tone={count === 0 ? 'neutral' : tone} icon={<Icon size="1.1em" />}>
        {count} {what}
      </Badge>
      {names.length > 0 && <Names>{names.join(', ')}</Names>}
    </li>
  );
}
