import { VERIFICATION_STATUS_LABELS, type VerificationStatus } from '@waymark/contracts-account';
import { Badge, CheckIcon, CrossIcon, InfoIcon, QuestionIcon, type IconProps, type Tone } from '@waymark/ui';
import type { ComponentType } from 'react';

const LOOKS: Record<VerificationStatus, { tone: Tone; Icon: ComponentType<IconProps> }> = {
  unverified: { tone: 'neutral', Icon: QuestionIcon },
  pending: { tone: 'warn', Icon: InfoIcon },
  // Always blue, whatever accent colour the reader chose.
  verified: { tone: 'info', Icon: CheckIcon },
  rejected: { tone: 'bad', Icon: CrossIcon },
};

/** A member's verification status. The blue checkmark means `verified`, and always appears with its text. */
export function VerificationBadge({ status }: { status: VerificationStatus }) {
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon size="1.1em" />}>
      {VERIFICATION_STATUS_LABELS[status]}
    </Badge>
  );
}
