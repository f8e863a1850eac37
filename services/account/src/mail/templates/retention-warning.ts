import type { Mail } from '../mail';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Somebody has not been here for a long time: their data is not kept for ever. */
export function retentionWarning(publicOrigin: string, until: Date): Mail {
  return {
    name: 'retention-warning',
    subject: `Your account ends on ${DAY.format(until)}`,
    paragraphs: [
      'Hello,',
      'You have not signed in for a long time. We do not keep data for ever, so we will delete your account.',
      `To keep it, sign in before ${DAY.format(until)}. That is all.`,
      'If you do nothing, your account is deleted then. Your reviews stay, under the name "Former member".',
    ],
    action: { label: 'Sign in', url: new URL('/login', publicOrigin).href },
    closing: 'If you no longer want the account, you need not do anything.',
  };
}
