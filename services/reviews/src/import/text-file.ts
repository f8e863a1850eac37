import { createReadStream } from 'node:fs';
import { TextDecoder } from 'node:util';
import { fileFault, ImportStopped } from './import-stopped';

const CHUNK = 1024 * 1024;
const LINE_END = /\r(?!\n)|\n/g;

/** Byte order marks; they override any declared encoding. */
const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
const PACKED: readonly (readonly [name: string, mark: readonly number[]])[] = [
  ['a zip, as spreadsheets in .xlsx are', [0x50, 0x4b, 0x03, 0x04]],
  ['packed with gzip', [0x1f, 0x8b]],
  ['packed with bzip2', [0x42, 0x5a, 0x68]],
];

const begins = (chunk: Buffer, mark: readonly number[]) => mark.every((byte, at) => chunk[at] === byte);

/** Stops if the encoding is unknown. */
export function checkEncoding(encoding: string): void {
  decoderOf(encoding);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportStopped(
      `We do not know the encoding "${encoding}". Most files are utf-8, windows-1252 or utf-16le.`,
    );
  }
}

/**
 * Decodes bytes chunk by chunk and removes the byte order mark. Stops at bytes that are invalid in the encoding: they
 * would be stored wrongly.
 */
export async function* readText(bytes: AsyncIterable<Buffer>, encoding: string): AsyncIterable<string> {
  let decoder: TextDecoder | null = null;
  let lines = 1;
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk, encoding);
    const text = decoded(decoder, chunk, lines);
    lines += text.match(LINE_END)?.length ?? 0;
    if (text !== '') yield text;
  }
  const rest = decoder === null ? '' : decoded(decoder, null, lines);
  if (rest !== '') yield rest;
}

function decoderFor(start: Buffer, encoding: string): TextDecoder {
  const [packed] = PACKED.find(([, mark]) => begins(start, mark)) ?? [];
  if (packed) throw new ImportStopped(`This file is ${packed}. Unpack it, or save it as text.`);
  const [marked] = MARKS.find(([, mark]) => begins(start, mark)) ?? [];
  const decoder = decoderOf(marked ?? encoding);
  if (decoder.encoding === 'utf-8' && start.subarray(0, CHUNK / 1024).includes(0))
    throw new ImportStopped('This file looks like UTF-16. Say so with "--encoding utf-16le", or save it as UTF-8.');
  return decoder;
}

function decoded(decoder: TextDecoder, chunk: Buffer | null, lines: number): string {
  try {
    return chunk === null ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch {
    throw new ImportStopped(
      `Line ${lines + linesBefore(decoder.encoding, chunk)} is not ${decoder.encoding}. Files of older spreadsheets are often Windows-1252: try "--encoding windows-1252", or save the file as UTF-8.`,
    );
  }
}

/** Counts the lines of a chunk before the invalid byte. Ignores a character that began in the previous chunk. */
function linesBefore(encoding: string, chunk: Buffer | null): number {
  const text = new TextDecoder(encoding).decode(chunk ?? undefined, { stream: true });
  const wrong = text.slice(3).indexOf('\ufffd');
  return text.slice(0, wrong === -1 ? 0 : wrong + 3).match(LINE_END)?.length ?? 0;
}

/** Yields the bytes of a file; stops with a readable error if it cannot be read. */
export async function* readBytes(path: string): AsyncIterable<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK }) as AsyncIterable<Buffer>;
  } catch (error) {
    throw fileFault(error, path);
  }
}
