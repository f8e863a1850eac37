import { PRODUCT_NAME } from '@waymark/contracts-core';
import type { Mail } from '../mail';

/** To a member who may come in again. */
export function restoredMail(publicOrigin: string): Mail {
  return {
    name: 'restored',
    subject: `Your ${PRODUCT_NAME} account is open again`,
    paragraphs: [
      'Hello,',
      'Your account is no longer suspended. You can log in as before, and everything is just as you left it.',
    ],
    action: { label: 'Log in', url: new URL('/login', publicOrigin).href },
    closing: 'Thank you for your patience.',
  };
}
