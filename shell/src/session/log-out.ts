import { call, forgetStoredWork, forgetTab, getHost, toast } from '@waymark/mfe-kit';
import { signOut } from '../endpoints';
import { forgetTyping } from '../stored-typing/stored-typing';
import { STORED_BY_MEMBER, newDocument } from './leave-page';
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
    forgetStoredWork(user.id);
  }
  forgetTab(STORED_BY_MEMBER);
  tellTabs('visitor');
  newDocument.open('/');
}
