import { useSession, withQueries } from '@waymark/mfe-kit';
import { useParams } from 'react-router-dom';
import { MemberProfile } from './member-profile';
import { NoProfile } from './parts/no-profile';
import { OwnProfile } from './own-profile';
import { PleaseLogIn } from './parts/please-log-in';
import { ProfileSkeleton } from './parts/profile-skeleton';

const ID = /^[1-9]\d{0,9}$/;

/** S2 section 2, "Profile": /user-profile and /profile/{userId} are one screen; the own id is the own profile. */
export function ProfilePage() {
  const { id } = useParams();
  const session = useSession();
  if (session.status === 'loading') return <ProfileSkeleton />;
  if (session.status === 'visitor') return <PleaseLogIn />;
  if (id === undefined || Number(id) === session.user.id) return <OwnProfile memberId={session.user.id} />;
  return ID.test(id) ? <MemberProfile key={id} id={Number(id)} /> : <NoProfile />;
}

export default withQueries(ProfilePage);
