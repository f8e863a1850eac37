import { Controller } from '@nestjs/common';
import { listStatements, readStatement, type Statement } from '@waymark/contracts-community';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../../problem';
import { toStatement } from '../statement.mapper';
import { StatementRepository } from '../statement.repository';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class ReadStatementsController {
  constructor(private readonly statements: StatementRepository) {}

  @Endpoint(listStatements)
  async list(
    @Input() { query }: EndpointInput<typeof listStatements>,
    @Caller() { member }: Caller,
  ): Promise<Page<Statement>> {
    const [before] = readCursor(query.cursor, cursorSchema) ?? [null];
    const found = await this.statements.list(member.memberId, before, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(
      rows.map((row) => toStatement(row)),
      null,
      next,
    );
  }

  @Endpoint(readStatement)
  async one(
    @Input() { params }: EndpointInput<typeof readStatement>,
    @Caller() { member }: Caller,
  ): Promise<Statement> {
    const row = await this.statements.one(params.id, member.memberId);
    if (!row) throw problem('statement.not-found');
    return toStatement(row);
  }
}
