import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { createReadStream } from 'node:fs';
import { ImportStopped } from './import-stopped';

const CHUNK = 1024 * 1024;
const UTF16 = 'This file is UTF-16. Say so with "--encoding utf-16le", or save it as UTF-8.';
const NEW_LINE = 0x0a;

/** Of an encoding by its usual names; stops with the ones that people meet where nobody knows it. */
export function decoderOf(encoding: string, fatal: boolean): TextDecoder {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    throw new ImportStopped(`We know no encoding "${encoding}". Most files are utf-8, windows-1252 or utf-16le.`);
  }
}

/** Looks at pieces of a file, one after the other, for letters that its encoding does not have: they would be stored wrongly. */
export class EncodingCheck {
  private readonly decoder: TextDecoder;
  private rows = 1;
  private isFirst = true;

  constructor(private readonly encoding: string) {
    this.decoder = decoderOf(encoding, true);
  }

  look(chunk: Buffer): void {
    if (this.isFirst && this.decoder.encoding === 'utf-8' && looksLikeUtf16(chunk)) throw new ImportStopped(UTF16);
    this.isFirst = false;
    try {
      this.decoder.decode(chunk, { stream: true });
    } catch {
      throw this.wrongIn(chunk);
    }
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) this.rows += 1;
  }

  private wrongIn(chunk: Buffer): ImportStopped {
    let row = this.rows;
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1 && isUtf8(chunk.subarray(start, end));) {
      row += 1;
      start = end + 1;
      end = chunk.indexOf(NEW_LINE, start);
    }
    return new ImportStopped(
      `Line ${row} is not ${this.encoding}. Files of older spreadsheets are often Windows-1252: try "--encoding windows-1252", or save the file as CSV UTF-8.`,
    );
  }
}

function looksLikeUtf16(chunk: Buffer): boolean {
  const [first, second] = chunk;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return chunk.subarray(0, CHUNK / 1024).includes(0);
}

/** A file as text, piece by piece, without the mark that some programs begin it with. */
export async function* readText(bytes: AsyncIterable<Buffer>, encoding: string): AsyncIterable<string> {
  const decoder = decoderOf(encoding, false);
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

export const readBytes = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: CHUNK });
