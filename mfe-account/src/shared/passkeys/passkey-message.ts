import { failureMessage } from '@waymark/mfe-kit/form';

// Messages by the browser's error name (WebAuthn level 3); cancelling and a timeout have the same name.
const WORDS: Record<string, string> = {
  NotAllowedError: 'You stopped it, or it took too long. You can try again, or use another way.',
  AbortError: 'You stopped it. You can try again, or use another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'This device cannot create a passkey that works here. Try another device or a security key.',
  ConstraintError: 'This device cannot check that it is you. Set up a screen lock on it first, or use another device.',
  SecurityError: 'Passkeys do not work at this web address.',
};
const FALLBACK = 'Your browser could not do that. Try again, or use another way.';

/** Returns an error message for a failed passkey. */
export function passkeyMessage(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  const known = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;
  if (known) return known;
  return name === 'ApiError' || name === 'TypeError' ? failureMessage(error, FALLBACK) : FALLBACK;
}

/** Checks whether the person cancelled, so that nothing failed. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}
