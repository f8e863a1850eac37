import type { OwnProfile } from '@waymark/contracts-account';
import { Badge, Button, CheckIcon, CrossIcon, Inline, UserIcon } from '@waymark/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PreviewDialog } from './preview-dialog';
import { ProfileCard } from './profile-card';

const STATUS_WORDS: Readonly<Partial<Record<OwnProfile['verificationStatus'], string>>> = {
  unverified: 'Your account is not verified.',
  pending: 'We are looking at your application to be verified.',
  rejected: 'We could not verify your account.',
};

/** The own card: with it who may open the profile, and a look through others' eyes. */
export function OwnProfileCard({ profile }: { profile: OwnProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPublic = profile.profileVisibility === 'public';
  const status = profile.isVerified ? undefined : STATUS_WORDS[profile.verificationStatus];
  return (
    <ProfileCard profile={profile} heading={<h2>{profile.displayName}</h2>}>
      <Inline $gap={3}>
        <Badge
          tone={isPublic ? 'good' : 'neutral'}
          icon={isPublic ? <CheckIcon size="1.1em" /> : <CrossIcon size="1.1em" />}
        >
          {isPublic ? 'Your profile is public' : 'Your profile is private'}
        </Badge>
        <Button icon={<UserIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          See what others see
        </Button>
      </Inline>
      {status && (
        <p>
          {status} <Link to="/verification-application">How to become verified</Link>
        </p>
      )}
      <PreviewDialog profile={profile} open={isOpen} onClose={() => setIsOpen(false)} />
    </ProfileCard>
  );
}
