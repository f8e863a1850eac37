import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { problem } from '../../problem';
import { statementOfReasonsCodeHash } from '../statement-code';
import type { StatementOfReasonsRow } from '../statement-row';
import { StatementOfReasonsRepository } from '../statement.repository';
import { TryLimit } from './try-limit';

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
