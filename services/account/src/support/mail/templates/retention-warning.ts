import { dayWords } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** Somebody has not been here for a long time: their data is not kept for ever. */
export function retentionWarning(publicOrigin: string, until: Date): Mail {
  return {
    name: 'retention-warning',
    subject: `Your account ends on ${dayWords(until)}`,
    paragraphs: [
      'Hello,',
      'You have not logged in for a long time. We do not keep data for ever, so we will delete your account.',
      `To keep it, log in before ${dayWords(until)}. That is all you need to do.`,
      'If you do nothing, your account is deleted then. Your reviews stay, under the name "Former member".',
    ],
    action: { label: 'Log in', url: new URL('/login', publicOrigin).href },
    closing: 'If you no longer want the account, you do not need to do anything.',
  };
}
