import type { Mail } from '../mail';

const WAYS_IN_REMOVED =
  'Nobody had confirmed this email address before. To be safe, we removed the passkeys, codes and linked login services from your account. You can add them again.';

/** Told whenever a password changes, so that its owner hears of a stranger. */
export function passwordChangedMail(forgotPasswordUrl: string, areOthersRemoved = false): Mail {
  const changed = 'The password for your account has just been changed. You were logged out on your other devices.';
  return {
    name: 'password-changed',
    subject: 'Your password was changed',
    paragraphs: ['Hello,', changed, ...(areOthersRemoved ? [WAYS_IN_REMOVED] : [])],
    action: { label: 'It was not me: choose a new password', url: forgotPasswordUrl },
    closing: 'If it was you, you do not need to do anything.',
  };
}
