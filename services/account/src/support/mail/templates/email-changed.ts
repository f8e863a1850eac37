import type { Mail } from '../mail';

/** To the old address, after the change. */
export function emailChangedMail(contactUrl: string): Mail {
  return {
    name: 'email-changed',
    subject: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      'Your account uses another email address now. This is the last mail that comes to this one.',
    ],
    action: { label: 'It was not me: contact us', url: contactUrl },
    closing: 'If it was you, there is nothing to do.',
  };
}
