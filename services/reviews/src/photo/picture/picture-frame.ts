export type PictureType = 'jpeg' | 'png' | 'webp';

/** What the bytes of a picture file say about themselves, without decoding the picture. */
export interface PictureFrame {
  type: PictureType;
  /** Where the picture ends; what comes after is no part of it. */
  end: number;
  /** Parts that hold words and facts instead of pixels: the places where other content hides. */
  notes: Buffer[];
  moves: boolean;
  /** Whether a decoder needs the whole picture in memory: it cannot go line by line. */
  whole: boolean;
}
