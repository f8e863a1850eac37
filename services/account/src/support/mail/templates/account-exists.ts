import type { Mail } from '../mail';

/** To the owner of an address that somebody tried to register again. */
export function accountExistsMail(signInUrl: string): Mail {
  return {
    name: 'account-exists',
    subject: 'You already have an account',
    paragraphs: [
      'Hello,',
      'You, or somebody else, tried to create an account with this email address. It has one already, and nothing was changed.',
      'Log in with your password. If you have forgotten it, you can choose a new one there.',
    ],
    action: { label: 'Log in', url: signInUrl },
    closing:
      'If it was not you, do nothing: whoever it was may have learnt that this address has an account, and nothing else.',
  };
}
