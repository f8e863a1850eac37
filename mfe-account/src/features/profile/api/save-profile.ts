import type { AccessibilityProfileForm, ChangeName, OwnProfile, PublicProfileForm } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

/** Each answers the whole own profile. */
export const savePublicProfile = (body: PublicProfileForm): Promise<OwnProfile> =>
  apiClient.put('/api/profile/public', { body });

export const saveAccessibilityProfile = (body: AccessibilityProfileForm): Promise<OwnProfile> =>
  apiClient.put('/api/profile/accessibility', { body });

export const saveName = (body: ChangeName): Promise<OwnProfile> => apiClient.put('/api/profile/name', { body });
