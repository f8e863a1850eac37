import type { Mail } from '../mail';

/** To the address of a new account. */
export function verifyEmailMail(url: string): Mail {
  return {
    name: 'verify-email',
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello and welcome,',
      'An account was created with this email address. Please confirm that the address is yours: then we can help you back in when you forget your password.',
      'The link works once, for one hour. You can ask for a new one on your security page.',
    ],
    action: { label: 'Confirm my email address', url },
    closing: 'If you did not create an account, do nothing: nobody can confirm your address without this mail.',
  };
}
