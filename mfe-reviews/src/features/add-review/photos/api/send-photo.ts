import type { Problem } from '@waymark/contracts-core';
import type { UploadedPhoto } from '@waymark/contracts-reviews';
import { addressOf, ApiError } from '@waymark/mfe-kit';
import { uploadPhoto } from '../../../../endpoints';

/** The gateway gives an upload three minutes and its answer twelve seconds. */
const TIMEOUT_MS = 195_000;

interface Sending {
  photo: File;
  idempotencyKey: string;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends one photo. By XMLHttpRequest, because fetch tells nothing of how far a long upload is. Throws ApiError for an
 * answer that is not a success, another Error when there was none.
 */
export function sendPhoto({ photo, idempotencyKey, onProgress }: Sending): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadPhoto.method, addressOf(uploadPhoto));
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(new Error('Failed to fetch'));
    request.ontimeout = () => reject(new Error('Request timeout - please try again'));
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status === 201) resolve(answer as UploadedPhoto);
      else
        reject(
          new ApiError(request.status, request.responseText || request.statusText, isProblem(answer) ? answer : null),
        );
    };
    const form = new FormData();
    form.append('photo', photo, photo.name);
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isProblem = (value: unknown): value is Problem => typeof value === 'object' && value !== null && 'code' in value;
