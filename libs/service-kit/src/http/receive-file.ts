import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { coreProblem } from '../problem/core-problem';
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
  const writing: Promise<void>[] = [];
  let tooLarge = false;
  let fileName = '';
  parser.on('file', (field: string, file: Readable, name: string | undefined) => {
    const isOurs = field === rule.field && writing.length === 0;
    if (!isOurs) return void file.resume();
    fileName = name ?? '';
    file.once('limit', () => (tooLarge = true));
    writing.push(pipeline(file, createWriteStream(path, { mode: 0o600 })));
  });
  try {
    await pipeline(upload.stream, parser);
    await Promise.all(writing);
  } catch (cause) {
    await Promise.allSettled(writing);
    throw coreProblem('request.malformed', { cause });
  }
  const outcome = tooLarge ? 'too-large' : writing.length === 1 ? 'received' : 'none';
  return { outcome, fileName };
}

function openParser({ contentType }: UploadStream, { maxBytes }: FileRule) {
  try {
    const limits = { fileSize: maxBytes, files: 2, fields: MAX_PARTS, parts: MAX_PARTS, fieldSize: 1024, headerPairs: 20 };
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch (cause) {
    throw coreProblem('request.malformed', { cause });
  }
}
