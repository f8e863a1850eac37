import type { Mail } from '../mail';

/** Told whenever a password changes, so that its owner hears of a stranger. */
export function passwordChangedMail(forgotPasswordUrl: string): Mail {
  return {
    name: 'password-changed',
    subject: 'Your password was changed',
    paragraphs: ['Hello,', 'The password of your account was changed just now. You were signed out on your other devices.'],
    action: { label: 'It was not me: choose a new password', url: forgotPasswordUrl },
    closing: 'If it was you, there is nothing to do.',
  };
}
