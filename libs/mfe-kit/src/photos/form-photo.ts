/** What the server made of a photo. */
export interface UploadedPhoto {
  id: string;
  /** Site-relative addresses. */
  url: string;
  thumbUrl: string;
  /** Pixels of the full size. */
  width: number;
  height: number;
}

/** A photo in the form: `uploaded` is null until the server has it. */
export interface FormPhoto {
  /** Names it while it has no id. */
  key: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  uploaded: UploadedPhoto | null;
  description: string;
}

/** A form with photos in it. */
export interface HoldsPhotos {
  photos: FormPhoto[];
}

interface PhotoProblem {
  path: [place: number, field: 'uploaded' | 'description'];
  message: string;
}

/**
 * What keeps photos from being sent; each problem names its photo, because the summary stands far from it. `judge` says
 * what is wrong with a description, if anything is.
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
