import type { AccessibilityProfileForm, ChangeName, OwnProfile, PublicProfileForm } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { changeName, putAccessibilityProfile, putPublicProfile } from '../../../endpoints';

/** Requests that save a part of the profile; each returns the member's complete profile. */
export const savePublicProfile = (body: PublicProfileForm): Promise<OwnProfile> => call(putPublicProfile, { body });

export const saveAccessibilityProfile = (body: AccessibilityProfileForm): Promise<OwnProfile> =>
  call(putAccessibilityProfile, { body });

export const saveName = (body: ChangeName): Promise<OwnProfile> => call(changeName, { body });
