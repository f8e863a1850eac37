import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/**
 * The code in the link of an email about a decision; it proves that the author got the email. The table stores only
 * its hash.
 */
export const newStatementOfReasonsCode = (): string => randomBytes(BYTES).toString('base64url');

export const statementOfReasonsCodeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Returns the link for the email. Browsers never send the part after "#" to a server. */
export const statementOfReasonsLinkTo = (id: number, code: string): string => `/statements/${id}/letter#code=${code}`;
