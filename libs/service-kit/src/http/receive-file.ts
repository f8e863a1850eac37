import { createWriteStream, type WriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { coreProblem } from '../problem/problem-exception';

export interface UploadStream {
  /** The unread multipart body. */
  readonly stream: Readable;
  /** Includes the boundary, which a multipart parser needs. */
  readonly contentType: string;
}

/** Injects the file of a declared upload path; throws a 415 for any other content type. */
export const Upload = createParamDecorator((_: unknown, context: ExecutionContext): UploadStream => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const { body } = request;
  if (!body || typeof body !== 'object' || !('pipe' in body)) throw coreProblem('request.content-type');
  return { stream: body as Readable, contentType: request.headers['content-type'] ?? '' };
});

interface FileRule {
  /** Name of the form field that holds the file. */
  readonly field: string;
  readonly maxBytes: number;
}

export interface ReceivedFile {
  /** `none`: the field had no file, or more than one. */
  readonly outcome: 'received' | 'none' | 'too-large';
  /** The name given by the sender; never use it as a path. */
  readonly fileName: string;
}

const MAX_PARTS = 4;

/** Writes the single file of a form to `path`, so slow senders hold no memory. Discards other parts. */
export async function receiveFile(upload: UploadStream, rule: FileRule, path: string): Promise<ReceivedFile> {
  const parser = openParser(upload, rule);
  let target: WriteStream | null = null;
  let written: Promise<void> = Promise.resolve();
  let tooLarge = false;
  let fileName = '';
  parser.on('file', (field: string, file: Readable, name: string | undefined) => {
    // A form that ends inside a file emits this error here as well as at the parser; without a listener it would end
    // the process.
    file.on('error', () => undefined);
    const isOurs = field === rule.field && target === null;
    if (!isOurs) return void file.resume();
    fileName = name ?? '';
    file.once('limit', () => (tooLarge = true));
    target = createWriteStream(path, { mode: 0o600 });
    written = finished(target);
    // After a failed write (a full disk), the rest is still read, because the sender gets the response only then.
    written.catch(() => file.resume());
    file.pipe(target);
  });
  try {
    await pipeline(upload.stream, parser);
  } catch (cause) {
    // The parser never ends the file of an aborted upload; waiting for it would never finish.
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
