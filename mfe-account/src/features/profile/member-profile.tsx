import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle } from '@waymark/mfe-kit';
import { asideIn, AsidePage } from '@waymark/mfe-kit/moderated';
import { CouldNotLoad, Page, PageHeading } from '@waymark/ui';
import { userProfileQuery } from './api/user-profile';
import { NoProfile } from './parts/no-profile';
import { PleaseLogIn } from './parts/please-log-in';
import { ProfileCard } from './parts/profile-card';
import { ProfileFacts } from './parts/profile-facts';
import { ProfileSkeleton } from './parts/profile-skeleton';
import { ProfileFollow, ProfileReport, ProfileSlots } from './parts/profile-slots';

/** Somebody else's profile. */
export function MemberProfile({ id }: { id: number }) {
  const { data: profile, error, refetch } = useQuery(userProfileQuery(id));
  const aside = asideIn(error);
  usePageTitle(aside ? undefined : (profile?.displayName ?? 'Profile'));
  if (aside) return <AsidePage what="This profile" state={aside} />;
  if (error instanceof ApiError && error.status === 404) return <NoProfile />;
  if (error instanceof ApiError && error.status === 401) return <PleaseLogIn />;
  if (error && !profile) {
    return (
      <Page narrow>
        <PageHeading>Profile</PageHeading>
        <CouldNotLoad what="this profile" onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!profile) return <ProfileSkeleton />;
  return (
    <Page narrow>
      <ProfileCard profile={profile} heading={<PageHeading>{profile.displayName}</PageHeading>} />
      <ProfileFollow memberId={profile.id} displayName={profile.displayName} />
      <ProfileFacts profile={profile} />
      <ProfileSlots memberId={profile.id} displayName={profile.displayName} />
      <ProfileReport memberId={profile.id} displayName={profile.displayName} />
    </Page>
  );
}
