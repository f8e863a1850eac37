import type { AccountSlots } from '@waymark/contracts-account';
import { useSession } from '@waymark/mfe-kit';
import { OtherPerson } from './other-person';
import { OwnPeople } from './own-people';

/** The slot "profile-follow" of the account slice. */
export function Follow({ memberId, displayName }: AccountSlots['profile-follow']) {
  const { user } = useSession();
  if (user === null) return null;
  return user.id === memberId ? (
    <OwnPeople memberId={memberId} />
  ) : (
    <OtherPerson person={{ id: memberId, displayName }} />
  );
}
