import type { Mail } from '../mail';

/** To the owner of an account who forgot its password, or to somebody whose address another person typed. */
export function resetPasswordMail(url: string): Mail {
  return {
    name: 'reset-password',
    subject: 'Choose a new password',
    paragraphs: [
      'Hello,',
      'You or someone else asked for a new password for the account with this email address.',
      'Open the link below to choose it. It works once, for one hour.',
    ],
    action: { label: 'Choose a new password', url },
    closing: 'If it was not you, do nothing. Your password stays the same.',
  };
}
