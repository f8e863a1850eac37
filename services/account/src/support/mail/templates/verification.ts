import type { VerificationStatus } from '@waymark/contracts-account';
import type { Mail } from '../mail';

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

/** Tells a member what staff decided on their verification. */
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
