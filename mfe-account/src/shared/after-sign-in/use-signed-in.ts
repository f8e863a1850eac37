import { refreshSession, toast } from '@waymark/mfe-kit';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeRedirectTarget } from './take-redirect-target';

/** What every way in ends with: the site knows who is here, says so, and goes on to where the person was going. */
export function useSignedIn(): () => Promise<void> {
  const navigate = useNavigate();
  return useCallback(async () => {
    await refreshSession();
    toast({ title: 'Welcome back!', variant: 'success' });
    void navigate(takeRedirectTarget(), { replace: true });
  }, [navigate]);
}
