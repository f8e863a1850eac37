import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { problem } from '../../problem';
import { statementCodeHash } from '../statement-code';
import type { StatementRow } from '../statement-row';
import { StatementRepository } from '../statement.repository';
import { TryLimit } from './try-limit';

/**
 * Opens a statement of reasons by the code from its email. A wrong code, another statement's code and an unknown ID
 * get the same error.
 */
@Injectable()
export class StatementLinks {
  constructor(
    private readonly database: Database,
    private readonly statements: StatementRepository,
    private readonly limit: TryLimit,
  ) {}

  async open(id: number, code: string, origin: string): Promise<StatementRow> {
    const sender = this.limit.keyOf(origin);
    // Returns null instead of throwing: an error would roll back the count of this attempt.
    const row = await this.database.transaction(async (tx) => {
      await this.limit.check(tx, sender, id);
      const found = await this.statements.byLink(tx, id, statementCodeHash(code));
      if (!found) await this.limit.count(tx, sender, id);
      return found;
    });
    if (!row) throw problem('statement.not-found');
    return row;
  }
}
