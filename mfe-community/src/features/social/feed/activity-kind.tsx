import type { ActivityKind } from '@waymark/contracts-community';
import { CheckIcon, FlagIcon, ImageIcon, StarIcon, type IconProps } from '@waymark/ui';
import type { ComponentType } from 'react';
import { Kind } from '../list/rows';

const KINDS: Readonly<Record<ActivityKind, [Icon: ComponentType<IconProps>, word: string]>> = {
  review: [StarIcon, 'Review'],
  trip: [ImageIcon, 'Trip blog'],
  report: [FlagIcon, 'Footpath report'],
  facts: [CheckIcon, 'Facts checked'],
};

export function ActivityKindWord({ kind }: { kind: ActivityKind }) {
  const [Icon, word] = KINDS[kind];
  return (
    <Kind>
      <Icon />
      {word}
    </Kind>
  );
}
