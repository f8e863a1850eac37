import type { ReviewsChoice, VerificationStatus } from '@waymark/contracts-account';
import { dayWords, momentWords, PRODUCT_NAME, type Role } from '@waymark/contracts-core';
import type { Mail } from '../mail';

const REVIEWS: Readonly<Record<ReviewsChoice, string>> = {
  anonymise: 'Your reviews will stay, under the name "Former member".',
  delete: 'Your reviews and their photos will be deleted too.',
};

/** The token follows the #: browsers send that part to no server, so no log contains it. */
export function confirmDeletionMail(publicOrigin: string, token: string, reviews: ReviewsChoice): Mail {
  return {
    name: 'confirm-deletion',
    subject: 'Do you want to delete your account?',
    paragraphs: [
      'Hello,',
      'You asked us to delete your account. Nothing will be deleted until you confirm it.',
      `${REVIEWS[reviews]} Once confirmed, this cannot be undone.`,
      'The link works for one hour.',
    ],
    action: { label: 'Confirm on the website', url: `${new URL('/account/delete', publicOrigin).href}#token=${token}` },
    closing:
      'If you did not ask for this, do not open the link, and your account will stay. Choose a new password, because someone else may be logged in to your account.',
  };
}

/** Lists what was deleted, where and when: the last email to this address. */
export function deletionReceipt(lines: readonly { what: string; at: Date }[]): Mail {
  return {
    name: 'deletion-receipt',
    subject: 'Your account has been deleted',
    paragraphs: [
      'Hello,',
      'We have deleted your account and what we held about you:',
      ...lines.map(({ what, at }) => `${what}: ${momentWords(at)}`),
      'We keep only your old account number, to make sure your data cannot come back. Our backups are deleted within 30 days.',
      'This is our last email to you. We will delete your address once it is sent.',
    ],
    closing: `Thank you for being part of ${PRODUCT_NAME}.`,
  };
}

/** Warns a member after long inactivity that the account will be deleted. */
export function retentionWarning(publicOrigin: string, until: Date): Mail {
  return {
    name: 'retention-warning',
    subject: `Your account will be deleted on ${dayWords(until)}`,
    paragraphs: [
      'Hello,',
      'You have not logged in for a long time. We do not keep data for ever, so we will delete your account.',
      `To keep it, log in before ${dayWords(until)}. That is all you need to do.`,
      'If you do nothing, your account will be deleted then. Your reviews will stay, under the name "Former member".',
    ],
    action: { label: 'Log in', url: new URL('/login', publicOrigin).href },
    closing: 'If you no longer want the account, you do not need to do anything.',
  };
}

/** Tells a member that their suspension has ended. */
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

/** The link has no token: only the owner's session can open the file. */
export function exportReady(publicOrigin: string, isIncomplete: boolean): Mail {
  const incomplete =
    'One part of the site did not respond, so its data is missing. The page shows which one. You can ask again later.';
  return {
    name: 'export-ready',
    subject: 'Your data is ready',
    paragraphs: [
      'Hello,',
      'You asked for a copy of everything that we hold about you. You can download it for 24 hours. After that we will delete it.',
      ...(isIncomplete ? [incomplete] : []),
      'It may contain health data. Save it where only you can read it.',
    ],
    action: { label: 'Go to your data', url: new URL('/account/privacy', publicOrigin).href },
    closing:
      'If you did not ask for this, someone else may be logged in to your account. Choose a new password, and log out all other devices.',
  };
}

/** Tells a member about a suspension. Staff wrote `reason` for the member. */
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

const WHAT: Record<Exclude<Role, 'visitor'>, string> = {
  member: 'You are now a member, and no longer part of our staff.',
  moderator: 'You are now a moderator. You can verify and suspend members.',
  admin: 'You are now an admin. You can do everything that staff can, and give others a role.',
};

/** Tells a member about a new role; they must sign in again. */
export function roleChangedMail(role: keyof typeof WHAT, publicOrigin: string): Mail {
  return {
    name: 'role-changed',
    subject: 'Your role was changed',
    paragraphs: ['Hello,', WHAT[role], 'You have been logged out everywhere. Please log in again.'],
    action: { label: 'Log in', url: new URL('/login', publicOrigin).href },
    closing: 'If you did not expect this, ask the admin who looks after your site.',
  };
}

const WORDS: Record<VerificationStatus, [subject: string, sentence: string]> = {
  pending: [
    'We have your verification application',
    'We have your application and are looking at it now. You will hear from us within 5 to 10 business days.',
  ],
  verified: [
    'Your account is verified',
    'Our staff have verified your account. A blue checkmark with the words "Verified Account" now appears beside your name.',
  ],
  rejected: [
    'Your verification application was declined',
    'We could not verify your account. Nothing else changes for you. You can apply again when you have more to show us.',
  ],
  unverified: [
    'Your account is no longer verified',
    'The checkmark beside your name has been removed. You can apply again at any time.',
  ],
};

/** Tells a member about the staff's decision on their verification. */
export function verificationMail(status: VerificationStatus, publicOrigin: string): Mail {
  const [subject, sentence] = WORDS[status];
  return {
    name: `verification-${status}`,
    subject,
    paragraphs: ['Hello,', sentence],
    action: { label: 'What verification means', url: new URL('/verification-application', publicOrigin).href },
    closing: 'If you have a question, write to us through the Contact page.',
  };
}
