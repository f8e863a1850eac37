import type { Mail } from '../mail';

/** Confirms the address of a new account. */
export function verifyEmailMail(url: string): Mail {
  return {
    name: 'verify-email',
    subject: 'Confirm your email address',
    paragraphs: [
      'Hello and welcome,',
      'An account was created with this email address. Please confirm that the address is yours. Then we can help you if you forget your password.',
      'The link works once, for one hour. You can ask for a new one on your security page.',
    ],
    action: { label: 'Confirm my email address', url },
    closing: 'If you did not create an account, do nothing. Nobody can confirm your address without this email.',
  };
}

/** Sent to an address without an account, which is created only after this email's link is used. */
export function finishRegistrationMail(url: string): Mail {
  return {
    name: 'finish-registration',
    subject: 'Finish creating your account',
    paragraphs: [
      'Hello and welcome,',
      'You or someone else asked for an account with this email address. Please confirm that the address is yours. Then your account will be created, and you can log in.',
      'The link works once, for one hour. After that, create your account again.',
    ],
    action: { label: 'Confirm my email address', url },
    closing: 'If it was not you, do nothing. No account will be created unless you open the link.',
  };
}

/** Tells an address's owner that somebody tried to register it again. */
export function accountExistsMail(signInUrl: string): Mail {
  return {
    name: 'account-exists',
    subject: 'You already have an account',
    paragraphs: [
      'Hello,',
      'You or someone else tried to create an account with this email address. You already have one, so nothing was changed.',
      'Log in with your password. If you have forgotten it, you can choose a new one on the login page.',
    ],
    action: { label: 'Log in', url: signInUrl },
    closing:
      'If it was not you, you do not need to do anything. That person may now know that this address has an account, but nothing else.',
  };
}

/** Sent to the new address: its owner must agree to the change. */
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

/** Sent to the old address before the change, while its owner can still stop a stranger. */
export function changeEmailAskedMail(securityUrl: string): Mail {
  return {
    name: 'change-email-asked',
    subject: 'Someone asked to change your email address',
    paragraphs: [
      'Hello,',
      'You, or someone who is logged in as you, asked to use another email address for your account. It will change once the new address is confirmed.',
    ],
    action: { label: 'This was not me: change my password', url: securityUrl },
    closing: 'If it was you, you do not need to do anything. Choosing a new password will stop the change.',
  };
}

/** Sent to the old address after the change. */
export function emailChangedMail(contactUrl: string): Mail {
  return {
    name: 'email-changed',
    subject: 'Your email address was changed',
    paragraphs: [
      'Hello,',
      'Your account now uses another email address. This is the last email we will send to this one.',
    ],
    action: { label: 'This was not me: contact us', url: contactUrl },
    closing: 'If it was you, you do not need to do anything.',
  };
}

const WAYS_IN_REMOVED =
  'Nobody had confirmed this email address before. To be safe, we removed the passkeys, login codes and linked login services from your account. You can add them again.';

/** Sent after every password change, so the owner notices a stranger. */
export function passwordChangedMail(forgotPasswordUrl: string, areOthersRemoved = false): Mail {
  const changed =
    'The password for your account has just been changed. You have been logged out on your other devices.';
  return {
    name: 'password-changed',
    subject: 'Your password was changed',
    paragraphs: ['Hello,', changed, ...(areOthersRemoved ? [WAYS_IN_REMOVED] : [])],
    action: { label: 'This was not me: change my password', url: forgotPasswordUrl },
    closing: 'If it was you, you do not need to do anything.',
  };
}

/** Sent to an owner who forgot the password, or after somebody else typed their address. */
export function resetPasswordMail(url: string): Mail {
  return {
    name: 'reset-password',
    subject: 'Choose a new password',
    paragraphs: [
      'Hello,',
      'You or someone else asked for a new password for the account with this email address.',
      'Open the link below to choose it. It works once, for one hour.',
    ],
    action: { label: 'Choose a new password', url },
    closing: 'If it was not you, do nothing. Your password will stay the same.',
  };
}

const CHANGES = {
  'codes-on': [
    'Login codes are on for your account',
    'When you log in with your password, we will now also ask for a code from your authenticator app.',
  ],
  'codes-off': [
    'Login codes are off for your account',
    'We will no longer ask for a code when you log in. Your recovery codes no longer work.',
  ],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'Ten new recovery codes were created for your account. The old ones no longer work.',
  ],
  'recovery-code-used': [
    'A recovery code was used',
    'Someone logged in to your account with your password and one of your recovery codes.',
  ],
  'passkey-added': [
    'A passkey was added to your account',
    'You can now log in with this passkey, without your password.',
  ],
  'passkey-removed': [
    'A passkey was removed from your account',
    'You can no longer log in with it. You can also delete it on the device where it is kept.',
  ],
  'provider-linked': [
    'A login service was linked to your account',
    'You can now log in with it, without your password.',
  ],
  'provider-unlinked': ['A login service was unlinked from your account', 'You can no longer log in with it.'],
} as const;
export type SignInMethodChange = keyof typeof CHANGES;

/** Tells the owner that a sign-in method was added, used up or removed. */
export function signInMethodChanged(change: SignInMethodChange, publicOrigin: string): Mail {
  const [subject, sentence] = CHANGES[change];
  return {
    name: `way-in-${change}`,
    subject,
    paragraphs: ['Hello,', sentence],
    action: { label: 'See how you can log in', url: new URL('/account/security', publicOrigin).href },
    closing:
      'If this was not you, choose a new password at once with "Forgot your password?" and check the list at the link above.',
  };
}
