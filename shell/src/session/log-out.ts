import { call, forgetKeptWork, forgetTab, getHost, toast } from '@waymark/mfe-kit';
import { signOut } from '../endpoints';
import { forgetTyping } from '../kept-typing/kept-typing';
import { KEPT_BY_MEMBER, newDocument } from './leave-page';
import { tellTabs } from './other-tabs';

export async function logOut(): Promise<void> {
  const { user } = getHost().session.getState();
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
  if (user) {
    forgetTyping(user.id);
    forgetKeptWork(user.id);
  }
  forgetTab(KEPT_BY_MEMBER);
  tellTabs('visitor');
  newDocument.open('/');
}
