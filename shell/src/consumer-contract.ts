import {
  getCurrentUser,
  getDisplaySettings,
  ownProfileSchema,
  putDisplaySettings,
  signOut,
} from '@waymark/contracts-account';
import { sendFeedback } from '@waymark/contracts-community';
import { getHealth } from '@waymark/contracts-core';

/**
 * The endpoints that the frame calls, with the response fields it reads. Types come from here; `npm run consumed-fields`
 * generates the rest.
 */
export const CONSUMES = {
  getHealth,
  getCurrentUser: {
    ...getCurrentUser,
    response: ownProfileSchema.pick({
      id: true,
      email: true,
      displayName: true,
      username: true,
      role: true,
      isVerified: true,
      verificationStatus: true,
      secondStepNeeded: true,
    }),
  },
  signOut,
  getDisplaySettings,
  putDisplaySettings,
  sendFeedback,
};
