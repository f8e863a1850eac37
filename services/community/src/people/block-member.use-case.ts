import { Injectable } from '@nestjs/common';
import { blockMember, type Relation, unblockMember } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { ActOnMember, type Pair } from './act-on-member';
import { ApartWriter } from './apart.writer';
import { FollowWriter } from './follow.writer';
import { RelationRepository } from './relation.repository';

@Injectable()
export class BlockMember {
  constructor(
    private readonly acts: ActOnMember,
    private readonly relations: RelationRepository,
    private readonly apart: ApartWriter,
    private readonly follows: FollowWriter,
  ) {}

  execute(pair: Pair, { isWanted }: { isWanted: boolean }, key: string | null): Promise<Relation> {
    const endpoint = isWanted ? blockMember.name : unblockMember.name;
    return this.acts.run({ ...pair, endpoint }, key, (tx) =>
      isWanted ? this.begin(tx, pair) : this.apart.unblock(tx, pair.actor, pair.other),
    );
  }

  private async begin(tx: Tx, { actor, other }: Pair): Promise<void> {
    // Every member can be blocked, including those with a private profile.
    if (!(await this.relations.isMember(tx, other))) throw problem('person.not-found');
    await this.apart.block(tx, actor, other);
    await this.follows.endBoth(tx, actor, other);
  }
}
