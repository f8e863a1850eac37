import type { AccountSlots, ProfileSlotProps } from '@waymark/contracts-account';
import { Slot } from '@waymark/mfe-kit';

/** What other slices know of this member. Nothing is drawn where none offers anything. */
export function ProfileSlots({ memberId, displayName }: ProfileSlotProps) {
  const props = { memberId, displayName };
  return (
    <>
      <Slot<AccountSlots['profile-reviews']> name="profile-reviews" props={props} what="the reviews" />
      <Slot<AccountSlots['profile-trips']> name="profile-trips" props={props} what="the trips" />
      <Slot<AccountSlots['profile-footpath-reports']>
        name="profile-footpath-reports"
        props={props}
        what="the footpath reports"
      />
    </>
  );
}
