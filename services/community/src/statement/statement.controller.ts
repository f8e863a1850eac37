import { Controller } from '@nestjs/common';
import {
  appealByLink,
  appealDecision,
  listStatements,
  readLinkedStatement,
  readStatement,
  type Statement,
} from '@waymark/contracts-community';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, IdempotencyKey, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { AppealDecision } from './appeal-decision.use-case';
import { AppealByLink } from './by-link/appeal-by-link.use-case';
import { StatementLinks } from './by-link/statement-links';
import { toStatement } from './statement.mapper';
import { StatementRepository } from './statement.repository';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class StatementController {
  constructor(
    private readonly statementRepository: StatementRepository,
    private readonly appealDecisionUseCase: AppealDecision,
    private readonly statementLinks: StatementLinks,
    private readonly appealByLinkUseCase: AppealByLink,
  ) {}

  @Endpoint(listStatements)
  async listStatements(
    @Input() { query }: EndpointInput<typeof listStatements>,
    @Caller() { member }: Caller,
  ): Promise<Page<Statement>> {
    const [before] = readCursor(query.cursor, cursorSchema) ?? [null];
    const found = await this.statementRepository.list(member.memberId, before, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(
      rows.map((row) => toStatement(row)),
      null,
      next,
    );
  }

  @Endpoint(readStatement)
  async readStatement(
    @Input() { params }: EndpointInput<typeof readStatement>,
    @Caller() { member }: Caller,
  ): Promise<Statement> {
    const row = await this.statementRepository.one(params.id, member.memberId);
    if (!row) throw problem('statement.not-found');
    return toStatement(row);
  }

  @Endpoint(appealDecision)
  appealDecision(
    @Input() input: EndpointInput<typeof appealDecision>,
    @Caller() { member }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Statement> {
    return this.appealDecisionUseCase.execute(input, member.memberId, key);
  }

  @Endpoint(readLinkedStatement)
  async readLinkedStatement(
    @Input() { params, body }: EndpointInput<typeof readLinkedStatement>,
    @Caller() caller: Caller,
  ): Promise<Statement> {
    return toStatement(await this.statementLinks.open(params.id, body.code, caller.origin));
  }

  @Endpoint(appealByLink)
  appealByLink(
    @Input() input: EndpointInput<typeof appealByLink>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Statement> {
    return this.appealByLinkUseCase.execute(input, caller.origin, key);
  }
}
