import type { PlainLetter } from '@waymark/contracts-community';
import { dayWords } from '@waymark/contracts-core';
import type { Recipient } from '../desk.writer';

const MOST_PARAGRAPHS = 30;

/** The answer to one who told us something. Their own words and ours are text in it; its subject is ours alone. */
export function answerLetter({ email, subject, sentAt }: Recipient, text: string): PlainLetter {
  const parts = text.split(/\n+/).filter((part) => part.trim() !== '');
  const shown = parts.slice(0, MOST_PARAGRAPHS - 1);
  const rest = parts.slice(MOST_PARAGRAPHS - 1);
  return {
    to: email,
    subject: 'our answer to your feedback',
    paragraphs: [
      `On ${dayWords(sentAt.toISOString())} you wrote to us about: “${subject}”. This is our answer:`,
      ...shown,
      ...(rest.length > 0 ? [rest.join(' ')] : []),
    ],
    closing:
      'You get this mail because you sent us feedback. If you did not, somebody typed your address by mistake, and you need to do nothing.',
  };
}
