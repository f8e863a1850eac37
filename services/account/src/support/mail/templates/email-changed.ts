import type { Mail } from '../mail';

/** To the old address, after the change. */
export function emailChangedMail(contactUrl: string): Mail {
  return {
    name: 'email-changed',
    subject: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      'Your account now uses another email address. This is the last email we will send to this one.',
    ],
    action: { label: 'It was not me: contact us', url: contactUrl },
    closing: 'If it was you, you do not need to do anything.',
  };
}
