import { momentWords, PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** What was deleted, where and when: the last mail that this address gets. */
export function deletionReceipt(lines: readonly { what: string; at: Date }[]): Mail {
  return {
    name: 'deletion-receipt',
    subject: 'Your account is deleted',
    paragraphs: [
      'Hello,',
      'We deleted your account and what we held about you:',
      ...lines.map(({ what, at }) => `${what}: ${momentWords(at)}`),
      'We keep only the number that your account had, so that nothing brings your data back. Our backups are deleted within 30 days.',
      'This was our last email to you. We forget your address once it is sent.',
    ],
    closing: `Thank you for having been part of ${PRODUCT_NAME}.`,
  };
}
