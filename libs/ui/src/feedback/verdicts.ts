import type { ComponentType } from 'react';
import { CheckIcon } from '../icons/check-icon';
import { CrossIcon } from '../icons/cross-icon';
import type { IconProps } from '../icons/icon';
import { InfoIcon } from '../icons/info-icon';
import { QuestionIcon } from '../icons/question-icon';
import type { Tone } from './tone';

/** Whether a place gives a person what they need. */
export type Verdict = 'meets' | 'does-not-meet' | 'unknown' | 'does-not-apply';

/** Word, colour and icon of each; unknown has no colour of its own, so that it never looks like a yes. */
export const VERDICTS: Readonly<Record<Verdict, { word: string; tone: Tone; Icon: ComponentType<IconProps> }>> = {
  meets: { word: 'Meets', tone: 'good', Icon: CheckIcon },
  'does-not-meet': { word: 'Does not meet', tone: 'bad', Icon: CrossIcon },
  unknown: { word: 'Unknown', tone: 'neutral', Icon: QuestionIcon },
  'does-not-apply': { word: 'Does not apply', tone: 'neutral', Icon: InfoIcon },
};
