import { apiClient, forgetKeptWork, getHost, refreshSession, toast } from '@waymark/mfe-kit';
import { forgetTyping } from '../kept-typing/kept-typing';

export async function logOut(): Promise<void> {
  try {
    await apiClient.post('/api/auth/logout');
  } catch {
    toast({
      title: 'Logout failed',
      description: 'There was an error logging out. Please try again.',
      variant: 'error',
    });
    return;
  }
  forgetTyping();
  forgetKeptWork();
  await refreshSession();
  getHost().navigate('/');
}
