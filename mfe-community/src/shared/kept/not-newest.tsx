import { Alert } from '@waymark/ui';

/** Words that came with the page stand there, and nobody is left to believe that they are the newest. */
export function NotNewest() {
  return <Alert>We could not check for newer text. This is the original text.</Alert>;
}
