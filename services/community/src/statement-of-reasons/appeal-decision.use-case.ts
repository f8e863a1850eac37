import { Injectable } from '@nestjs/common';
import { appealByLink, appealDecision, type StatementOfReasons } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Idempotency } from '@waymark/service-kit';
import { Appeals } from './appeals';
import { StatementOfReasonsLinks } from './by-link/statement-links';

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

/** Stores the appeal of an author who cannot log in; the code from the email identifies them. */
@Injectable()
export class AppealByLink {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly links: StatementOfReasonsLinks,
    private readonly appeals: Appeals,
  ) {}

  async execute(
    { params: { id }, body: { code, words } }: EndpointInput<typeof appealByLink>,
    origin: string,
    key: string | null,
  ): Promise<StatementOfReasons> {
    const { authorId } = await this.links.open(id, code, origin);
    // Stored under the author's ID, so that it is deleted when they leave.
    const scope = { key, memberId: authorId, endpoint: appealByLink.name, body: { id, words } };
    const { body } = await this.idempotency.run(scope, async (tx) => ({
      status: 201,
      body: await this.appeals.give(tx, id, authorId, words),
    }));
    return body;
  }
}
