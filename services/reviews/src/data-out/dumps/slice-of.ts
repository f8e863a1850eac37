import { Readable } from 'node:stream';

/** Yields the bytes from `first` to `last` of a stream. */
export const sliceOf = (stream: Readable, first: number, last: number): Readable =>
  Readable.from(sliced(stream, first, last), { objectMode: false });

async function* sliced(stream: Readable, first: number, last: number): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const part = chunk.subarray(Math.max(0, first - at), Math.max(0, last + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > last) return;
  }
}
