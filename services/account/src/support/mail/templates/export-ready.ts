import type { Mail } from '../mail';

/** No token in the link: the file opens for the owner's session alone. */
export function exportReady(publicOrigin: string, isIncomplete: boolean): Mail {
  const incomplete =
    'One part of the site did not answer, so that its data is missing. The page says which. You can ask again later.';
  return {
    name: 'export-ready',
    subject: 'Your data is ready',
    paragraphs: [
      'Hello,',
      'You asked for a copy of everything that we hold about you. It is ready to download for 24 hours; after that we delete it.',
      ...(isIncomplete ? [incomplete] : []),
      'It can hold health data. Save it where only you can read it.',
    ],
    action: { label: 'Go to your data', url: new URL('/account/privacy', publicOrigin).href },
    closing:
      'If you did not ask for this, somebody else may be logged in to your account: choose a new password and end all other sessions.',
  };
}
