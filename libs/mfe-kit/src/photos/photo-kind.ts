import type { Endpoint } from '../endpoint';

/** What the photos of a form belong to: where they go, and what is taken. */
export interface PhotoKind {
  /** Takes one photo as the field `photo` of a form and answers an UploadedPhoto. */
  upload: Endpoint;
  most: number;
  maxBytes: number;
  /** Content types. */
  types: readonly string[];
  /** Of the picture as the server keeps it, in pixels: a larger one is sent smaller. */
  side: number;
  /** Name of the group of fields; "Photos" without it. */
  label?: string;
  /** "A review". */
  owner: string;
  hint: string;
}
