import { Injectable } from '@nestjs/common';
import type { StatementOfReasons } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { CaseWriter } from '../case/case.writer';
import { problem } from '../problem';
import { appealRefusal } from './appeal-rules';
import { toStatementOfReasons } from './statement.mapper';
import { StatementOfReasonsRepository, type StatementOfReasonsRow } from './statement.repository';

/**
 * Stores an appeal and puts the case back into the queue, for another moderator. Used from the account and from the
 * email link.
 */
@Injectable()
export class Appeals {
  constructor(
    private readonly statements: StatementOfReasonsRepository,
    private readonly cases: CaseWriter,
  ) {}

  async give(tx: Tx, id: number, memberId: number, words: string): Promise<StatementOfReasons> {
    const caseId = await this.statements.lockCase(tx, id, memberId);
    if (caseId === null) throw problem('statement.not-found');
    const refusal = appealRefusal(await this.read(tx, id, memberId), new Date());
    if (refusal) throw problem(refusal);
    await this.statements.appeal(tx, id, caseId, memberId, words);
    const found = await this.cases.lock(tx, caseId);
    if (found) await this.cases.open(tx, found);
    return toStatementOfReasons(await this.read(tx, id, memberId));
  }

  private async read(tx: Tx, id: number, memberId: number): Promise<StatementOfReasonsRow> {
    const row = await this.statements.one(id, memberId, tx);
    if (!row) throw problem('statement.not-found');
    return row;
  }
}
