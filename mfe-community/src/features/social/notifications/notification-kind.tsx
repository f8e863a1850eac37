import type { ToldType } from '@waymark/contracts-community';
import { ArrowIcon, FlagIcon, SpeechIcon, ThumbsUpIcon, UserIcon, type IconProps } from '@waymark/ui';
import type { ComponentType } from 'react';
import { Kind } from '../list/rows';

const KINDS: Readonly<Record<ToldType, [Icon: ComponentType<IconProps>, word: string]>> = {
  follow: [UserIcon, 'Follow'],
  review_like: [ThumbsUpIcon, 'Helpful vote'],
  owner_answer: [ArrowIcon, 'Answer'],
  comment: [SpeechIcon, 'Comment'],
  reply: [ArrowIcon, 'Answer'],
  report: [FlagIcon, 'Your report'],
  statement: [FlagIcon, 'Decision'],
};

export function NotificationKindWord({ type }: { type: ToldType }) {
  const [Icon, word] = KINDS[type];
  return (
    <Kind>
      <Icon />
      {word}
    </Kind>
  );
}
