import { Controller } from '@nestjs/common';
import {
  appealByLink,
  appealDecision,
  listStatementsOfReasons,
  readLinkedStatementOfReasons,
  readStatementOfReasons,
  type StatementOfReasons,
} from '@waymark/contracts-community';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, IdempotencyKey, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { AppealByLink, AppealDecision } from './appeal-decision.use-case';
import { StatementOfReasonsLinks } from './by-link/statement-links';
import { toStatementOfReasons } from './statement.mapper';
import { StatementOfReasonsRepository } from './statement.repository';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class StatementOfReasonsController {
  constructor(
    private readonly statementRepository: StatementOfReasonsRepository,
    private readonly appealDecisionUseCase: AppealDecision,
    private readonly statementLinks: StatementOfReasonsLinks,
    private readonly appealByLinkUseCase: AppealByLink,
  ) {}

  @Endpoint(listStatementsOfReasons)
  async listStatementsOfReasons(
    @Input() { query }: EndpointInput<typeof listStatementsOfReasons>,
    @Caller() { member }: Caller,
  ): Promise<Page<StatementOfReasons>> {
    const [before] = readCursor(query.cursor, cursorSchema) ?? [null];
    const found = await this.statementRepository.list(member.memberId, before, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(
      rows.map((row) => toStatementOfReasons(row)),
      null,
      next,
    );
  }

  @Endpoint(readStatementOfReasons)
  async readStatementOfReasons(
    @Input() { params }: EndpointInput<typeof readStatementOfReasons>,
    @Caller() { member }: Caller,
  ): Promise<StatementOfReasons> {
    const row = await this.statementRepository.one(params.id, member.memberId);
    if (!row) throw problem('statement.not-found');
    return toStatementOfReasons(row);
  }

  @Endpoint(appealDecision)
  appealDecision(
    @Input() input: EndpointInput<typeof appealDecision>,
    @Caller() { member }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<StatementOfReasons> {
    return this.appealDecisionUseCase.execute(input, member.memberId, key);
  }

  @Endpoint(readLinkedStatementOfReasons)
  async readLinkedStatementOfReasons(
    @Input() { params, body }: EndpointInput<typeof readLinkedStatementOfReasons>,
    @Caller() caller: Caller,
  ): Promise<StatementOfReasons> {
    return toStatementOfReasons(await this.statementLinks.open(params.id, body.code, caller.origin));
  }

  @Endpoint(appealByLink)
  appealByLink(
    @Input() input: EndpointInput<typeof appealByLink>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<StatementOfReasons> {
    return this.appealByLinkUseCase.execute(input, caller.origin, key);
  }
}
