import type { Mail } from '../mail';

/** To the owner of an address that somebody tried to register again. */
export function accountExistsMail(signInUrl: string): Mail {
  return {
    name: 'account-exists',
    subject: 'You already have an account',
    paragraphs: [
      'Hello,',
      'You or someone else tried to create an account with this email address. You already have one, so nothing was changed.',
      'Log in with your password. If you have forgotten it, you can choose a new one on the login page.',
    ],
    action: { label: 'Log in', url: signInUrl },
    closing:
      'If it was not you, you do not need to do anything. That person may now know that this address has an account, but nothing else.',
  };
}
