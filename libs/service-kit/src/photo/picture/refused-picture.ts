/** Why a file is rejected as a photo; the sender sees the message. */
export const PICTURE_REFUSALS = {
  type: 'Please choose a JPEG, PNG or WebP photo.',
  name: 'The name of this file does not match its contents. Please choose a JPEG, PNG or WebP photo.',
  damaged: 'This photo is damaged or incomplete. Please choose another one.',
  moves: 'This picture is animated. Please choose a still photo.',
  tooManyPixels: 'This photo has too many pixels. Please make it smaller and try again.',
} as const;
export type PictureRefusal = keyof typeof PICTURE_REFUSALS;

export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture';

  constructor(
    readonly reason: PictureRefusal,
    options?: ErrorOptions,
  ) {
    super(PICTURE_REFUSALS[reason], options);
  }
}
