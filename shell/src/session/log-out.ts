import { apiClient, getHost, refreshSession, toast } from '@waymark/mfe-kit';

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
  await refreshSession();
  getHost().navigate('/');
}
