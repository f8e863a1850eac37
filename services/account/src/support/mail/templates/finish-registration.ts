import type { Mail } from '../mail';

/** To an address that has no account yet, where the mail comes before the account. */
export function finishRegistrationMail(url: string): Mail {
  return {
    name: 'finish-registration',
    subject: 'Finish creating your account',
    paragraphs: [
      'Hello and welcome,',
      'You or someone else asked for an account with this email address. Please confirm that the address is yours. Then your account is created, and you can log in.',
      'The link works once, for one hour. After that, create your account again.',
    ],
    action: { label: 'Confirm my email address', url },
    closing: 'If it was not you, do nothing. No account is created unless you open the link.',
  };
}
