import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** To a member whom staff keep out. `reason` was written by staff, for the member. */
export function suspendedMail(reason: string, publicOrigin: string): Mail {
  return {
    name: 'suspended',
    subject: `Your ${PRODUCT_NAME} account is suspended`,
    paragraphs: [
      'Hello,',
      'Our staff have suspended your account. You are logged out everywhere and cannot log in for now. Your reviews stay.',
      `The reason: ${reason}`,
      'If you think that this is a mistake, you can appeal. Write to us, and someone else will look at it again.',
    ],
    action: { label: 'How to reach us', url: new URL('/contact', publicOrigin).href },
    closing: 'Please write from this email address, so that we know that it is you.',
  };
}
