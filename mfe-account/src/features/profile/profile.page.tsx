import { useQuery } from '@tanstack/react-query';
import { ApiError, usePageTitle, useSession, withQueries } from '@waymark/mfe-kit';
import { asideIn, AsidePage } from '@waymark/mfe-kit/moderation';
import { CouldNotLoad, LinkButton, Page, PageHeading } from '@waymark/ui';
import { useParams } from 'react-router-dom';
import { userProfileQuery } from './api/user-profile';
import { OwnProfile } from './own-profile';
import { PleaseLogIn } from './parts/please-log-in';
import { ProfileCard } from './parts/profile-card';
import { ProfileFacts } from './parts/profile-facts';
import { ProfileSkeleton } from './parts/profile-skeleton';
import { ProfileFollow, ProfileReport, ProfileSlots } from './parts/profile-slots';

/** Looks the same for private, suspended and unknown profiles, so that nobody can tell which it is. */
function NoProfile() {
  usePageTitle('There is no profile here');
  return (
    <Page narrow>
      <PageHeading lead="There is no member at this address, or their profile is private.">
        There is no profile here
      </PageHeading>
      <div>
        <LinkButton to="/">Return Home</LinkButton>
      </div>
    </Page>
  );
}

function MemberProfile({ id }: { id: number }) {
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

const ID = /^[1-9]\d{0,9}$/;

/** /user-profile and /profile/{userId} are one screen; the member's own ID opens their own profile. */
export function ProfilePage() {
  const { id } = useParams();
  const session = useSession();
  if (session.status === 'loading') return <ProfileSkeleton />;
  if (session.status === 'visitor') return <PleaseLogIn />;
  if (id === undefined || Number(id) === session.user.id) return <OwnProfile memberId={session.user.id} />;
  return ID.test(id) ? <MemberProfile key={id} id={Number(id)} /> : <NoProfile />;
}

export default withQueries(ProfilePage);
