/** Why an import cannot start or continue, in plain language for the person who started it. */
export class ImportStopped extends Error {}

const FILE_FAULTS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EACCES: 'There is no permission for this file',
  EPERM: 'There is no permission for this file',
  EISDIR: 'This is a folder, and a file is needed',
  ENOTDIR: 'There is no such folder',
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk is full',
  EROFS: 'This disk can only be read',
  EMFILE: 'Too many files are open',
  EIO: 'The disk has a fault',
};
const NO_DATABASE = 'The database does not answer.';
const NO_SEARCH = 'The search engine does not answer.';
const GO_ON = 'What was read is kept. Run the same command again: it goes on where it stopped.';

/** PostgreSQL's SQLSTATE classes for a lost connection, a shutdown, and missing disk space, memory or connections. */
const LOST_STATES = /^(?:08|57P|53)/;
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH']);
const LOST_WORDS = /connection (?:terminated|ended|error|timeout)|server\.unavailable|not queryable/i;

/** Turns a file system error into a readable one; returns any other error unchanged. */
export function fileFault(error: unknown, path?: string): unknown {
  const { code, path: at = path } = (error ?? {}) as { code?: unknown; path?: string };
  const words = typeof code === 'string' ? FILE_FAULTS[code] : undefined;
  return words === undefined ? error : new ImportStopped(`${words}${at === undefined ? '' : `: ${at}`}.`);
}

/** Returns the message for any error that ended an import, never a stack trace. */
export function whyStopped(error: unknown): string {
  if (error instanceof ImportStopped) return error.message;
  const fault = fileFault(error);
  return `${fault instanceof ImportStopped ? fault.message : partThatFailed(causesOf(error))}\n${GO_ON}`;
}

function partThatFailed(causes: readonly Error[]): string {
  if (causes.some(({ name }) => name.startsWith('Meili'))) return NO_SEARCH;
  const isLost = (error: Error & { code?: unknown }) => {
    const code = typeof error.code === 'string' ? error.code : '';
    return LOST_STATES.test(code) || LOST_CODES.has(code) || LOST_WORDS.test(error.message);
  };
  return causes.some(isLost) ? NO_DATABASE : `Something went wrong: ${causes[0]?.message ?? 'nothing is known of it'}`;
}

const causesOf = (error: unknown): Error[] => (error instanceof Error ? [error, ...causesOf(error.cause)] : []);
