import type { StaffMember } from '@waymark/contracts-account';
import { Badge, Inline, ScalesIcon, SpeechIcon, WarningIcon } from '@waymark/ui';
import { VerificationBadge } from '../../../shared/verification-badge';
import { ROLE_LABELS } from '../role-labels';

type Facts = Pick<StaffMember, 'role' | 'isSuspended' | 'verificationStatus' | 'isInfluencer'>;

export function MemberBadges({ member: { role, isSuspended, verificationStatus, isInfluencer } }: { member: Facts }) {
  return (
    <Inline $gap={2}>
      {isSuspended && (
        <Badge tone="bad" icon={<WarningIcon size="1.1em" />}>
          Suspended
        </Badge>
      )}
      {role !== 'member' && (
        <Badge tone="good" icon={<ScalesIcon size="1.1em" />}>
          {ROLE_LABELS[role]}
        </Badge>
      )}
      <VerificationBadge status={verificationStatus} />
      {isInfluencer && (
        <Badge tone="accent" icon={<SpeechIcon size="1.1em" />}>
          Influencer
        </Badge>
      )}
    </Inline>
  );
}
