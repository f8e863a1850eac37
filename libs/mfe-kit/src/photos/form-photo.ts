import type { Endpoint } from '../endpoint';

/** A photo as processed by the server. */
export interface UploadedPhoto {
  id: string;
  /** Site-relative URLs. */
  url: string;
  thumbUrl: string;
  /** Pixels of the full-size image. */
  width: number;
  height: number;
}

/** A photo in the form. `uploaded` is null until the server has it. */
export interface FormPhoto {
  /** Identifies the photo until it has an ID. */
  key: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  uploaded: UploadedPhoto | null;
  description: string;
}

/** A form with a field for photos. */
export interface HoldsPhotos {
  photos: FormPhoto[];
}

interface PhotoProblem {
  path: [place: number, field: 'uploaded' | 'description'];
  message: string;
}

/**
 * Returns the problems that block sending. Each message names its photo, because the error summary is far from it.
 * `judge` returns the problem of a description, if any.
 */
export function photoProblems(
  photos: readonly FormPhoto[],
  judge: (description: string) => string | undefined,
): PhotoProblem[] {
  return photos.flatMap(({ uploaded, description }, place): PhotoProblem[] => {
    if (!uploaded) {
      const message = `Photo ${place + 1} has not been sent. Try again or remove it.`;
      return [{ path: [place, 'uploaded'], message }];
    }
    const wrong = judge(description);
    if (wrong === undefined) return [];
    return [
      { path: [place, 'description'], message: description.trim() ? wrong : `Please describe photo ${place + 1}.` },
    ];
  });
}

/** The kind of content that a form's photos belong to: its upload endpoint and limits. */
export interface PhotoKind {
  /** Accepts one photo in the form field `photo` and returns an UploadedPhoto. */
  upload: Endpoint;
  most: number;
  maxBytes: number;
  /** Content types. */
  types: readonly string[];
  /** The longest side in pixels that the server stores. Larger images are shrunk before sending. */
  side: number;
  /** Name of the fieldset; "Photos" by default. */
  label?: string;
  /** "A review". */
  owner: string;
  hint: string;
}
