import type { Mail } from '../mail';

/** No token in the link: the file opens for the owner's session alone. */
export function exportReady(publicOrigin: string, isIncomplete: boolean): Mail {
  const incomplete =
    'One part of the site did not answer, so its data is missing. The page says which one. You can ask again later.';
  return {
    name: 'export-ready',
    subject: 'Your data is ready',
    paragraphs: [
      'Hello,',
      'You asked for a copy of everything that we hold about you. You can download it for 24 hours. After that we delete it.',
      ...(isIncomplete ? [incomplete] : []),
      'It may contain health data. Save it where only you can read it.',
    ],
    action: { label: 'Go to your data', url: new URL('/account/privacy', publicOrigin).href },
    closing:
      'If you did not ask for this, someone else may be logged in to your account. Choose a new password, and log out all other devices.',
  };
}
