import { createWriteStream, type WriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { coreProblem } from '../problem/problem-exception';
import type { UploadStream } from './upload';

interface FileRule {
  /** Name of the form field that holds the file. */
  readonly field: string;
  readonly maxBytes: number;
}

export interface ReceivedFile {
  /** `none`: there was no file in the field, or more than one. */
  readonly outcome: 'received' | 'none' | 'too-large';
  /** As the sender named it; never a path to use. */
  readonly fileName: string;
}

const MAX_PARTS = 4;

/** Writes the one file of a form to `path`, so that slow senders hold no memory. Other parts are dropped unread. */
export async function receiveFile(upload: UploadStream, rule: FileRule, path: string): Promise<ReceivedFile> {
  const parser = openParser(upload, rule);
  let target: WriteStream | null = null;
  let written: Promise<void> = Promise.resolve();
  let tooLarge = false;
  let fileName = '';
  parser.on('file', (field: string, file: Readable, name: string | undefined) => {
    // A form that ends inside a file says so here as well as at the parser; with nobody listening it ends the process.
    file.on('error', () => undefined);
    const isOurs = field === rule.field && target === null;
    if (!isOurs) return void file.resume();
    fileName = name ?? '';
    file.once('limit', () => (tooLarge = true));
    target = createWriteStream(path, { mode: 0o600 });
    written = finished(target);
    // What cannot be written (a full disk) is still read to its end: the sender gets an answer only then.
    written.catch(() => file.resume());
    file.pipe(target);
  });
  try {
    await pipeline(upload.stream, parser);
  } catch (cause) {
    // The parser never ends the file of an upload that breaks off; waiting for it would be for ever.
    (target as WriteStream | null)?.destroy();
    await Promise.allSettled([written]);
    throw coreProblem('request.malformed', { cause });
  }
  await written;
  const outcome = tooLarge ? 'too-large' : target ? 'received' : 'none';
  return { outcome, fileName };
}

function openParser({ contentType }: UploadStream, { maxBytes }: FileRule) {
  try {
    const limits = {
      fileSize: maxBytes,
      files: 2,
      fields: MAX_PARTS,
      parts: MAX_PARTS,
      fieldSize: 1024,
      headerPairs: 20,
    };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    throw coreProblem('request.malformed', { cause });
  }
}
