import { call, forgetKeptWork, getHost, refreshSession, toast } from '@waymark/mfe-kit';
import { signOut } from '../endpoints';
import { forgetTyping } from '../kept-typing/kept-typing';

export async function logOut(): Promise<void> {
  try {
    await call(signOut);
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
