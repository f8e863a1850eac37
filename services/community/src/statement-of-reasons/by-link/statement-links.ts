import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { problem } from '../../problem';
import { StatementOfReasonsRepository, type StatementOfReasonsRow } from '../statement.repository';
import { TryLimit } from './try-limit';

const BYTES = 32;

/**
 * The code in the link of an email about a decision; it proves that the author got the email. The table stores only
 * its hash.
 */
export const newStatementOfReasonsCode = (): string => randomBytes(BYTES).toString('base64url');

export const statementOfReasonsCodeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

/** Returns the link for the email. Browsers never send the part after "#" to a server. */
export const statementOfReasonsLinkTo = (id: number, code: string): string => `/statements/${id}/letter#code=${code}`;

/**
 * Opens a statement of reasons by the code from its email. A wrong code, another statement's code and an unknown ID
 * get the same error.
 */
@Injectable()
export class StatementOfReasonsLinks {
  constructor(
    private readonly database: Database,
    private readonly statements: StatementOfReasonsRepository,
    private readonly limit: TryLimit,
  ) {}

  async open(id: number, code: string, origin: string): Promise<StatementOfReasonsRow> {
    const sender = this.limit.keyOf(origin);
    // Returns null instead of throwing: an error would roll back the count of this attempt.
    const row = await this.database.transaction(async (tx) => {
      await this.limit.check(tx, sender, id);
      const found = await this.statements.byLink(tx, id, statementOfReasonsCodeHash(code));
      if (!found) await this.limit.count(tx, sender, id);
      return found;
    });
    if (!row) throw problem('statement.not-found');
    return row;
  }
}
