/** What is used of yauzl, which has no types of its own. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    uncompressedSize: number;
  }
  export interface ZipFile {
    readEntry(): void;
    close(): void;
    openReadStream(entry: Entry, callback: (error: Error | null, stream: Readable) => void): void;
    on(event: 'entry', listener: (entry: Entry) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  export function open(
    path: string,
    options: { lazyEntries: boolean; autoClose: boolean },
    callback: (error: Error | null, zip: ZipFile) => void,
  ): void;
}
