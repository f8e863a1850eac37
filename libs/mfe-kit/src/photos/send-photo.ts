import { HEADERS, type Problem } from '@waymark/contracts-core';
import { ApiError } from '../api-error';
import { addressOf } from '../endpoint';
import type { PhotoKind, UploadedPhoto } from './form-photo';

/** Smaller files are sent unchanged. */
const WORTH_BYTES = 1_000_000;
const QUALITY = 0.88;

/**
 * Converts a large photo in the browser to a smaller JPEG, upright and without location data: a phone sends a tenth of
 * the bytes. A file that the browser cannot read is sent unchanged for the server to check.
 */
export async function shrinkPhoto(file: File, { types, side }: PhotoKind): Promise<File> {
  if (!types.includes(file.type) || file.size < WORTH_BYTES || !('createImageBitmap' in window)) return file;
  try {
    const blob = await redraw(await createImageBitmap(file), side);
    return blob && blob.size < file.size ? new File([blob], 'photo.jpg', { type: blob.type }) : file;
  } catch {
    return file;
  }
}

function redraw(picture: ImageBitmap, side: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const paper = canvas.getContext('2d');
  if (!paper) return Promise.resolve(null);
  // JPEG has no transparency and would show it as black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/** The gateway allows three minutes for an upload and twelve seconds for its response. */
const TIMEOUT_MS = 195_000;

interface Sending {
  photo: File;
  idempotencyKey: string;
  pageMember: string | null;
  /** 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Sends one photo by XMLHttpRequest, because fetch reports no upload progress. Throws ApiError unless the response is
 * a success, and another Error when there is no response.
 */
export function sendPhoto(
  { upload }: PhotoKind,
  { photo, idempotencyKey, pageMember, onProgress }: Sending,
): Promise<UploadedPhoto> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(upload.method, addressOf(upload));
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(HEADERS.idempotencyKey, idempotencyKey);
    if (pageMember) request.setRequestHeader(HEADERS.pageMember, pageMember);
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
