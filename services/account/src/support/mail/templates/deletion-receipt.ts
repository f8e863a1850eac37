import { momentWords, PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** What was deleted, where and when: the last mail that this address gets. */
export function deletionReceipt(lines: readonly { what: string; at: Date }[]): Mail {
  return {
    name: 'deletion-receipt',
    subject: 'Your account is deleted',
    paragraphs: [
      'Hello,',
      'We have deleted your account and what we held about you:',
      ...lines.map(({ what, at }) => `${what}: ${momentWords(at)}`),
      'We keep only the number that your account had, so that nothing brings your data back. Our backups are deleted within 30 days.',
      'This is our last email to you. We will delete your address once it is sent.',
    ],
    closing: `Thank you for being part of ${PRODUCT_NAME}.`,
  };
}
