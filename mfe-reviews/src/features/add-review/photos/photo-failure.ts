import { MAX_PHOTO_BYTES } from '@waymark/contracts-reviews';
import { ApiError } from '@waymark/mfe-kit';

const TOO_LARGE = `This photo is larger than ${MAX_PHOTO_BYTES / 1024 / 1024} MB. Please choose a smaller one.`;

/** The server looked at the photo and will not take it, however often it is sent. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && [413, 415, 422].includes(error.status);

/** Why a photo was not taken, for the person who chose it. */
export function photoFailure(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.status === 413) return TOO_LARGE;
    const { fieldErrors, title } = error.problem ?? {};
    return fieldErrors?.['photo'] ?? title ?? 'We could not take this photo. Please try again.';
  }
  return navigator.onLine
    ? 'We could not send this photo. Please try again.'
    : 'You are offline. Try again when you are back online.';
}
