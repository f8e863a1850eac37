import type { Mail } from '../mail';

const CHANGES = {
  'codes-on': [
    'Codes are on for your account',
    'From now on, logging in with your password also asks for a code from your authenticator app.',
  ],
  'codes-off': [
    'Codes are off for your account',
    'Logging in no longer asks for a code. Your recovery codes no longer work.',
  ],
  'recovery-codes-renewed': [
    'You have new recovery codes',
    'Ten new recovery codes were made for your account. The old ones no longer work.',
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
    'You can now log in through it, without your password.',
  ],
  'provider-unlinked': ['A login service was unlinked from your account', 'You can no longer log in with it.'],
} as const;
export type SignInMethodChange = keyof typeof CHANGES;

/** Tells the owner that something which opens their account was added, used up or removed. */
export function signInMethodChanged(change: SignInMethodChange, publicOrigin: string): Mail {
  const [subject, sentence] = CHANGES[change];
  return {
    name: `way-in-${change}`,
    subject,
    paragraphs: ['Hello,', sentence],
    action: { label: 'See how you can log in', url: new URL('/account/security', publicOrigin).href },
    closing:
      'If this was not you, choose a new password at once with "Forgot your password?" and look at the list behind the link above.',
  };
}
