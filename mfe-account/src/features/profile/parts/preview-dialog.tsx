import { useQuery } from '@tanstack/react-query';
import type { OwnProfile } from '@waymark/contracts-account';
import { Alert, CouldNotLoad, Dialog, LoadingRegion, Skeleton, Stack } from '@waymark/ui';
import { userProfileQuery } from '../api/user-profile';
import { ProfileCard } from './profile-card';
import { ProfileFacts } from './profile-facts';

interface PreviewDialogProps {
  profile: OwnProfile;
  open: boolean;
  onClose: () => void;
}

/** The server's own answer to others, so that what is shown here is what they get. */
export function PreviewDialog({ profile, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="What others see" width="44rem">
      {open && <Preview profile={profile} />}
    </Dialog>
  );
}

function Preview({ profile }: { profile: OwnProfile }) {
  const { data: seen, isError, refetch } = useQuery(userProfileQuery(profile.id));
  if (profile.profileVisibility === 'private') {
    return (
      <Alert title="Others see nothing">
        Your profile is private. Whoever opens it reads “There is no profile here”, as if you were not there.
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
      <p>This is what is saved. Members who are logged in see it, with your reviews below.</p>
      <ProfileCard profile={seen} heading={<h3>{seen.displayName}</h3>} />
      <ProfileFacts profile={seen} level={3} />
    </Stack>
  );
}
