import type { NoticeEmail, PlainEmail } from '@waymark/contracts-community';
import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/**
 * Replies to one person's message. Its paragraphs may contain other people's text, which must never be in the subject.
 */
export function plainMail({ subject, paragraphs, action, closing }: PlainEmail, publicOrigin: string): Mail {
  return {
    name: 'plain',
    subject: `${PRODUCT_NAME}: ${subject}`,
    paragraphs: ['Hello,', ...paragraphs],
    ...(action && { action: { label: action.label, url: new URL(action.href, publicOrigin).href } }),
    closing,
  };
}

/**
 * Notifies a member about their own content. Its sentences may contain other people's names and titles, which must
 * never be in the subject.
 */
export function happenedMail(letter: NoticeEmail, publicOrigin: string): Mail {
  const { subject, notices, more, href, settingsHref, unsubscribeHref } = letter;
  const to = (path: string) => new URL(path, publicOrigin).href;
  const rest = more > 0 ? [`There ${more === 1 ? 'is one more' : `are ${more} more`}.`] : [];
  return {
    name: 'happened',
    subject: `${PRODUCT_NAME}: ${subject}`,
    paragraphs: ['Hello,', ...notices, ...rest],
    action: {
      label: notices.length + more === 1 ? 'See it on the site' : 'See all of them on the site',
      url: to(href),
    },
    closing: `You are getting this email because you have an account at ${PRODUCT_NAME}. You choose which of these emails you get, and when.`,
    footer: [
      { label: 'Choose which emails you get', url: to(settingsHref) },
      { label: 'Stop these emails', url: to(unsubscribeHref) },
    ],
    unsubscribeUrl: to(unsubscribeHref),
  };
}
