import type { ComponentType, ReactNode } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { CrossIcon } from '../icons/cross-icon';
import type { IconProps } from '../icons/icon';
import { InfoIcon } from '../icons/info-icon';
import { PartlyIcon } from '../icons/partly-icon';
import { QuestionIcon } from '../icons/question-icon';
import { UnequalIcon } from '../icons/unequal-icon';
import { WarningIcon } from '../icons/warning-icon';
import { Badge } from './badge';
import type { Tone } from './tone';

export type StateSign = 'yes' | 'no' | 'partly' | 'split' | 'unknown' | 'aside' | 'warning';

const SIGNS: Readonly<Record<StateSign, [tone: Tone, Icon: ComponentType<IconProps>]>> = {
  yes: ['good', CheckIcon],
  no: ['bad', CrossIcon],
  partly: ['warn', PartlyIcon],
  split: ['warn', UnequalIcon],
  unknown: ['neutral', QuestionIcon],
  aside: ['neutral', InfoIcon],
  warning: ['bad', WarningIcon],
};

export interface StatePillProps {
  sign: StateSign;
  children: ReactNode;
}

/** Shows a state by icon, text and colour together: `<StatePill sign="yes">Step-free</StatePill>`. */
export function StatePill({ sign, children }: StatePillProps) {
  const [tone, Icon] = SIGNS[sign];
  return (
    <Badge tone={tone} icon={<Icon size="1.05em" strokeWidth={2.6} />}>
      {children}
    </Badge>
  );
}
