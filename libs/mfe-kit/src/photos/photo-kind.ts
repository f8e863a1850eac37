import type { Endpoint } from '../endpoint';

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
