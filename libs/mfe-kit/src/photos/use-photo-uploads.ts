import { useEffect, useRef, useState } from 'react';
import { announce } from '../host';
import { randomKey } from '../api-client';
import { ApiError } from '../api-error';
import { askAfterRefusal, pageMember, saysNobodyIsSignedIn, sessionEnded } from '../session-ended';
import type { FormPhoto, PhotoKind, UploadedPhoto } from './form-photo';
import { sendPhoto, shrinkPhoto } from './send-photo';

/** The server rejected the photo itself, so sending it again cannot help. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [413, 415, 422].includes(error.status);

/** Returns why a photo was rejected, for the person who chose it. */
function photoFailure(error: unknown, { maxBytes }: PhotoKind): string {
  if (error instanceof ApiError) {
    if (error.status === 413)
      return `This photo is larger than ${maxBytes / 1024 / 1024} MB. Please choose a smaller one.`;
    const { fieldErrors, title } = error.problem ?? {};
    return fieldErrors?.['photo'] ?? title ?? 'We could not accept this photo. Please try again.';
  }
  return navigator.onLine
    ? 'We could not send this photo. Please try again.'
    : 'You are offline. Try again when you are back online.';
}

export type UploadState =
  | { status: 'waiting' }
  | { status: 'sending'; share: number }
  | { status: 'failed'; message: string };

interface Upload {
  file: File;
  idempotencyKey: string;
}

/** Access to the photos of the form. */
interface PhotosOfForm {
  photos: () => readonly FormPhoto[];
  setUploaded: (place: number, uploaded: UploadedPhoto) => void;
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/**
 * Uploads photos one after another, even while another step of the form is shown, and puts the results into the form.
 * Retries use the same idempotency key, so a lost response does not store a photo twice.
 */
export function usePhotoUploads(kind: PhotoKind, { photos, setUploaded }: PhotosOfForm) {
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  const uploads = useRef(new Map<string, Upload>());
  const last = useRef<Promise<void>>(Promise.resolve());
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const put = (key: string, state: UploadState) =>
    isHere.current && setStates((before) => ({ ...before, [key]: state }));

  function onSent(key: string, uploaded: UploadedPhoto): void {
    const place = photos().findIndex((photo) => photo.key === key);
    if (place === -1) return;
    setUploaded(place, uploaded);
    announce(`Photo ${place + 1} has been added. Please describe it.`);
  }

  async function send(key: string, pressedBy: string | null): Promise<void> {
    const upload = uploads.current.get(key);
    // The photo was removed while it waited.
    if (!upload) return;
    put(key, { status: 'sending', share: 0 });
    try {
      const photo = await shrinkPhoto(upload.file, kind);
      const sent = await sendPhoto(kind, {
        photo,
        idempotencyKey: upload.idempotencyKey,
        pageMember: pressedBy,
        onProgress: (share) => put(key, { status: 'sending', share }),
      });
      if (uploads.current.delete(key) && isHere.current) onSent(key, sent);
    } catch (error) {
      await askAfterRefusal(error);
      if (isFinal(error)) uploads.current.delete(key);
      put(key, { status: 'failed', message: photoFailure(error, kind) });
      if (saysNobodyIsSignedIn(error)) sessionEnded();
    }
  }

  function start(key: string): void {
    put(key, { status: 'waiting' });
    const pressedBy = pageMember();
    last.current = last.current.then(() => send(key, pressedBy));
  }

  return {
    kind,
    states,
    add(key: string, file: File): void {
      uploads.current.set(key, { file, idempotencyKey: randomKey() });
      start(key);
    },
    retry: start,
    canRetry: (key: string): boolean => uploads.current.has(key),
    forget: (key: string): boolean => uploads.current.delete(key),
  };
}
