import type { Mail } from '../mail';

/** To the old address, before anything has changed: the moment at which its owner can still stop a stranger. */
export function changeEmailAskedMail(securityUrl: string): Mail {
  return {
    name: 'change-email-asked',
    subject: 'Someone asked to change your email address',
    paragraphs: [
      'Hello,',
      'You, or someone who is logged in as you, asked to use another email address for your account. It will change once the new address is confirmed.',
    ],
    action: { label: 'It was not me: change my password', url: securityUrl },
    closing: 'If it was you, you do not need to do anything. Choosing a new password stops the change.',
  };
}
