import type { PlainLetter } from '@waymark/contracts-community';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** To one person about what they told us. Its paragraphs may be other people's words: text, and never in the subject. */
export function plainMail({ subject, paragraphs, action, closing }: PlainLetter, publicOrigin: string): Mail {
  return {
    name: 'plain',
    subject: `${PRODUCT_NAME}: ${subject}`,
    paragraphs: ['Hello,', ...paragraphs],
    ...(action && { action: { label: action.label, url: new URL(action.href, publicOrigin).href } }),
    closing,
  };
}
