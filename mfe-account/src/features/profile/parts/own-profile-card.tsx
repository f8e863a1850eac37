import type { OwnProfile } from '@waymark/contracts-account';
import {
  Badge,
  Button,
  CheckIcon,
  CrossIcon,
  Inline,
  UserIcon,
  Alert,
  CouldNotLoad,
  Dialog,
  LoadingRegion,
  Skeleton,
  Stack,
} from '@waymark/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { userProfileQuery } from '../api/user-profile';
import { ProfileCard } from './profile-card';
import { ProfileFacts } from './profile-facts';

interface PreviewDialogProps {
  profile: OwnProfile;
  open: boolean;
  onClose: () => void;
}

/** Uses the server's response for other members, so that the preview is accurate. */
function PreviewDialog({ profile, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="What others see" width="44rem">
      {open && <Preview profile={profile} />}
    </Dialog>
  );
}

function Preview({ profile }: { profile: OwnProfile }) {
  const { data: seen, isError, refetch } = useQuery(userProfileQuery(profile.id));
  if (profile.setAside) {
    return (
      <Alert title="Others see nothing">
        Our staff have hidden your profile. People who open it see only that it is hidden.
      </Alert>
    );
  }
  if (profile.profileVisibility === 'private') {
    return (
      <Alert title="Others see nothing">
        Your profile is private. People who open it see “There is no profile here”.
      </Alert>
    );
  }
  if (isError && !seen) return <CouldNotLoad what="the preview" onRetry={() => void refetch()} />;
  if (!seen) {
    return (
      <LoadingRegion label="Loading the preview">
        <Skeleton lines={6} />
      </LoadingRegion>
    );
  }
  return (
    <Stack $gap={5}>
      <p>This is your saved profile. Logged-in members see it, with your reviews below.</p>
      <ProfileCard profile={seen} heading={<h3>{seen.displayName}</h3>} />
      <ProfileFacts profile={seen} level={3} />
    </Stack>
  );
}

const STATUS_WORDS: Readonly<Partial<Record<OwnProfile['verificationStatus'], string>>> = {
  unverified: 'Your account is not verified.',
  pending: 'We are looking at your application to be verified.',
  rejected: 'We could not verify your account.',
};

/** The member's own card, with the profile's visibility and a preview as others see it. */
export function OwnProfileCard({ profile }: { profile: OwnProfile }) {
  const [isOpen, setIsOpen] = useState(false);
  const isPublic = profile.profileVisibility === 'public' && !profile.setAside;
  const status = profile.isVerified ? undefined : STATUS_WORDS[profile.verificationStatus];
  return (
    <ProfileCard profile={profile} heading={<h2>{profile.displayName}</h2>}>
      <Inline $gap={3}>
        <Badge
          tone={isPublic ? 'good' : 'neutral'}
          icon={isPublic ? <CheckIcon size="1.1em" /> : <CrossIcon size="1.1em" />}
        >
          {isPublic ? 'Your profile is public' : profile.setAside ? 'Nobody else sees it' : 'Your profile is private'}
        </Badge>
        <Button icon={<UserIcon />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          See what others see
        </Button>
      </Inline>
      {status && (
        <p>
          <span>{status}</span> <Link to="/verification-application">How to become verified</Link>
        </p>
      )}
      <PreviewDialog profile={profile} open={isOpen} onClose={() => setIsOpen(false)} />
    </ProfileCard>
  );
}
