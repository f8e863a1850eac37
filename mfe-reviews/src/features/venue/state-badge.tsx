import { FEATURE_STATE_WORDS, type FeatureState } from '@waymark/contracts-reviews';
import {
  Badge,
  CheckIcon,
  CrossIcon,
  InfoIcon,
  QuestionIcon,
  WarningIcon,
  type IconProps,
  type Tone,
} from '@waymark/ui';
import type { ComponentType } from 'react';

const LOOKS: Readonly<Record<FeatureState, { tone: Tone; Icon: ComponentType<IconProps> }>> = {
  available: { tone: 'good', Icon: CheckIcon },
  'not-available': { tone: 'bad', Icon: CrossIcon },
  partly: { tone: 'warn', Icon: InfoIcon },
  disagree: { tone: 'warn', Icon: WarningIcon },
  unknown: { tone: 'neutral', Icon: QuestionIcon },
  'does-not-apply': { tone: 'neutral', Icon: InfoIcon },
};

/** Text, icon and colour of a feature's state, the same everywhere; `children` replace the text. */
export function StateBadge({
  state,
  children = FEATURE_STATE_WORDS[state],
}: {
  state: FeatureState;
  children?: string | undefined;
}) {
  const { tone, Icon } = LOOKS[state];
  return (
    <Badge tone={tone} icon={<Icon size="1.1em" />}>
      {children}
    </Badge>
  );
}
