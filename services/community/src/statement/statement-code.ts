import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** What the link in a letter about a decision proves: the letter came to its author. The table holds its hash alone. */
export const newStatementCode = (): string => randomBytes(BYTES).toString('base64url');

export const statementCodeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Where the letter leads. What stands after "#" is sent to no server. */
export const statementLinkTo = (id: number, code: string): string => `/statements/${id}/letter#code=${code}`;
