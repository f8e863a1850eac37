import type { AccountSlots, ProfileSlotProps } from '@waymark/contracts-account';
import type { CommunitySlots } from '@waymark/contracts-community';
import { Slot, useAfterContent } from '@waymark/mfe-kit';

/** Information about this member from other remotes. Renders nothing when no remote provides any. */
export function ProfileSlots({ memberId, displayName }: ProfileSlotProps) {
  const props = { memberId, displayName };
  return (
    <>
      <Slot<AccountSlots['profile-badges']> name="profile-badges" props={props} what="the badges" />
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

/** Whether the reader follows this member, and who else does. */
export function ProfileFollow({ memberId, displayName }: ProfileSlotProps) {
  return (
    <Slot<AccountSlots['profile-follow']>
      name="profile-follow"
      props={{ memberId, displayName }}
      what="the followers"
    />
  );
}

/** Button to report a profile to staff. Loads after the content; not shown on the member's own profile. */
export function ProfileReport({ memberId, displayName }: ProfileSlotProps) {
  if (!useAfterContent()) return null;
  return (
    <div>
      <Slot<CommunitySlots['report-this']>
        quiet
        name="report-this"
        props={{ kind: 'profile', contentId: String(memberId), label: `the profile of ${displayName}` }}
      />
    </div>
  );
}
