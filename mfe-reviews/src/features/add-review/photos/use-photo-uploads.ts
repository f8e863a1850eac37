import type { UploadedPhoto } from '@waymark/contracts-reviews';
import { randomKey, saysNobodyIsSignedIn, sessionEnded } from '@waymark/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import { sendPhoto } from './api/send-photo';
import { isFinal, photoFailure } from './photo-failure';
import { shrinkPhoto } from './shrink-photo';

export type UploadState =
  { status: 'waiting' } | { status: 'sending'; share: number } | { status: 'failed'; message: string };

interface Upload {
  file: File;
  idempotencyKey: string;
}

/**
 * Sends photos one after another. `onSent` gets the key of each and what the server made of it. A repeated try has the
 * same Idempotency-Key, so a photo whose answer was lost is not taken twice.
 */
export function usePhotoUploads(onSent: (key: string, photo: UploadedPhoto) => void) {
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

  async function send(key: string): Promise<void> {
    const upload = uploads.current.get(key);
    // Removed while it waited.
    if (!upload) return;
    put(key, { status: 'sending', share: 0 });
    try {
      const photo = await shrinkPhoto(upload.file);
      const sent = await sendPhoto({
        photo,
        idempotencyKey: upload.idempotencyKey,
        onProgress: (share) => put(key, { status: 'sending', share }),
      });
      if (uploads.current.delete(key) && isHere.current) onSent(key, sent);
    } catch (error) {
      if (isFinal(error)) uploads.current.delete(key);
      put(key, { status: 'failed', message: photoFailure(error) });
      if (saysNobodyIsSignedIn(error)) sessionEnded();
    }
  }

  function start(key: string): void {
    put(key, { status: 'waiting' });
    last.current = last.current.then(() => send(key));
  }

  return {
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
