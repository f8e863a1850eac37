import type { Mail } from '../mail';

/** To the address of a new account. */
export function verifyEmailMail(url: string): Mail {
  return {
    name: 'verify-email',
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello and welcome,',
      'An account was created with this email address. Please confirm that the address is yours. Then we can help you if you forget your password.',
      'The link works once, for one hour. You can ask for a new one on your security page.',
    ],
    action: { label: 'Confirm my email address', url },
    closing: 'If you did not create an account, do nothing. Nobody can confirm your address without this email.',
  };
}
