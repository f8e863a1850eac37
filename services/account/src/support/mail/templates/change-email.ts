import type { Mail } from '../mail';

/** To the new address: the change happens when its owner agrees. */
export function changeEmailMail(url: string): Mail {
  return {
    name: 'change-email',
    subject: 'Confirm your new email address',
    paragraphs: [
      'Hello,',
      'You asked to use this email address for your account from now on.',
      'Open the link below to confirm it. It works once, for one hour.',
    ],
    action: { label: 'Use this email address', url },
    closing: 'If it was not you, do nothing. No account will use your address.',
  };
}
