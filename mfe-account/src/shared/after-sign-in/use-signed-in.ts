import { STAFF_IDLE_MINUTES, STAFF_IDLE_WARNING_MINUTES } from '@waymark/contracts-core';
import { getHost, refreshSession, toast } from '@waymark/mfe-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeRedirectTarget } from './take-redirect-target';

const STAFF_LIMIT = `Staff are logged out after ${STAFF_IDLE_MINUTES} minutes without activity. We will warn you ${STAFF_IDLE_WARNING_MINUTES} minutes before.`;

/**
 * Returns the last step of every login: updates the session, confirms the login, and continues to where the person was
 * going.
 */
export function useSignedIn(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await refreshSession();
    const { user } = getHost().session.getState();
    toast({
      title: 'Welcome back!',
      variant: 'success',
      ...(user && user.role !== 'member' && { description: STAFF_LIMIT }),
    });
    void navigate(takeRedirectTarget(), { replace: true });
  }, [navigate]);
}
