import { Controller } from '@nestjs/common';
import { appealByLink, readLinkedStatement, type Statement } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { toStatement } from '../statement.mapper';
import { AppealByLink } from './appeal-by-link.use-case';
import { StatementLinks } from './statement-links';

@Controller()
export class ByLinkController {
  constructor(
    private readonly links: StatementLinks,
    private readonly useCase: AppealByLink,
  ) {}

  @Endpoint(readLinkedStatement)
  async read(
    @Input() { params, body }: EndpointInput<typeof readLinkedStatement>,
    @Caller() caller: Caller,
  ): Promise<Statement> {
    return toStatement(await this.links.open(params.id, body.code, caller.origin));
  }

  @Endpoint(appealByLink)
  appeal(
    @Input() input: EndpointInput<typeof appealByLink>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Statement> {
    return this.useCase.execute(input, caller.origin, key);
  }
}
