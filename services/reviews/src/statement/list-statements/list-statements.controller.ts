import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listStatements, type Statement } from '@waymark/contracts-reviews';
import { Endpoint, Input } from '@waymark/service-kit';
import { ListStatements } from './list-statements.use-case';

@Controller()
export class ListStatementsController {
  constructor(private readonly useCase: ListStatements) {}

  @Endpoint(listStatements)
  handle(@Input() { params, query }: EndpointInput<typeof listStatements>): Promise<Statement[]> {
    return this.useCase.execute(params.id, query.feature);
  }
}
