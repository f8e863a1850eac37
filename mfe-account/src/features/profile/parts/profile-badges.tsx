import type { UserProfile } from '@waymark/contracts-account';
import { Badge, CheckIcon, Inline, SpeechIcon, StarIcon } from '@waymark/ui';

type Badges = Pick<UserProfile, 'isVerified' | 'isTopReviewer' | 'isInfluencer'>;

/** What staff and the community gave: nobody can give it to themselves. */
export function ProfileBadges({ profile: { isVerified, isTopReviewer, isInfluencer } }: { profile: Badges }) {
  if (!isVerified && !isTopReviewer && !isInfluencer) return null;
  return (
    <Inline $gap={2}>
      {isVerified && (
        <Badge tone="info" icon={<CheckIcon size="1.1em" />}>
          Verified Account
        </Badge>
      )}
      {isTopReviewer && (
        <Badge tone="accent" icon={<StarIcon size="1.1em" />}>
          Top Reviewer
        </Badge>
      )}
      {isInfluencer && <Badge icon={<SpeechIcon size="1.1em" />}>Influencer</Badge>}
    </Inline>
  );
}
