import { Alert } from '@waymark/ui';

/** Shown with built-in text, so that nobody takes it for the latest version. */
export function NotNewest() {
  return <Alert>We could not check for newer text. This is the original text.</Alert>;
}
