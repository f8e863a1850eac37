import type { ComponentType } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { CrossIcon } from '../icons/cross-icon';
import type { IconProps } from '../icons/icon';
import { QuestionIcon } from '../icons/question-icon';
import { Badge, type BadgeProps } from './badge';
import type { Tone } from './tone';

export type FeatureState = 'available' | 'unavailable' | 'unknown';

const states: Record<FeatureState, { word: string; tone: Tone; Icon: ComponentType<IconProps> }> = {
  available: { word: 'Available', tone: 'good', Icon: CheckIcon },
  unavailable: { word: 'Not Available', tone: 'bad', Icon: CrossIcon },
  unknown: { word: 'Unknown', tone: 'neutral', Icon: QuestionIcon },
};

/** State from a stored feature value: 1 is available, 2 is not available, anything else is unknown. */
export const featureState = (value: unknown): FeatureState =>
  value === 1 ? 'available' : value === 2 ? 'unavailable' : 'unknown';

export interface FeatureStateBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  state: FeatureState;
}

/** Word, icon and colour of one accessibility feature of a venue. */
export function FeatureStateBadge({ state, ...rest }: FeatureStateBadgeProps) {
  const { word, tone, Icon } = states[state];
  return (
    <Badge tone={tone} icon={<Icon size="1.1em" />} {...rest}>
      {word}
    </Badge>
  );
}
