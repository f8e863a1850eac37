import { Injectable } from '@nestjs/common';
import type { Relation } from '@waymark/contracts-community';
import { Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { NO_RELATION, RelationRepository } from './relation.repository';

export interface Pair {
  actor: number;
  /** ID of the member that the act is about. */
  other: number;
}

interface Act extends Pair {
  /** The name of the endpoint. An idempotency key is valid for one endpoint only. */
  endpoint: string;
}

/**
 * The steps of every act of one member on another: idempotent by key, under a lock on the pair. Returns their new
 * relation.
 */
@Injectable()
export class ActOnMember {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly relations: RelationRepository,
  ) {}

  async run({ endpoint, actor, other }: Act, key: string | null, work: (tx: Tx) => Promise<void>): Promise<Relation> {
    if (actor === other) throw problem('person.yourself');
    const { body } = await this.idempotency.run({ key, memberId: actor, endpoint, body: { other } }, async (tx) => {
      await this.relations.lockPair(tx, actor, other);
      await work(tx);
      return { status: 200, body: (await this.relations.read(other, actor, tx)) ?? NO_RELATION };
    });
    return body;
  }
}
