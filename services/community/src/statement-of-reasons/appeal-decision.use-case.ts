import { Injectable } from '@nestjs/common';
import { appealDecision, type StatementOfReasons } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Idempotency } from '@waymark/service-kit';
import { Appeals } from './appeals';

@Injectable()
export class AppealDecision {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly appeals: Appeals,
  ) {}

  async execute(
    { params: { id }, body: { words } }: EndpointInput<typeof appealDecision>,
    memberId: number,
    key: string | null,
  ): Promise<StatementOfReasons> {
    const scope = { key, memberId, endpoint: appealDecision.name, body: { id, words } };
    const { body } = await this.idempotency.run(scope, async (tx) => ({
      status: 201,
      body: await this.appeals.give(tx, id, memberId, words),
    }));
    return body;
  }
}
