import { Injectable } from '@nestjs/common';
import {
  blockMember,
  followMember,
  muteMember,
  type Relation,
  unblockMember,
  unfollowMember,
  unmuteMember,
} from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { ActOnMember, type Pair } from './act-on-member';
import { ApartWriter } from './apart.writer';
import { FollowWriter } from './follow.writer';
import { RelationRepository } from './relation.repository';

@Injectable()
export class FollowMember {
  constructor(
    private readonly acts: ActOnMember,
    private readonly relations: RelationRepository,
    private readonly follows: FollowWriter,
  ) {}

  execute(pair: Pair, { isWanted }: { isWanted: boolean }, key: string | null): Promise<Relation> {
    const endpoint = isWanted ? followMember.name : unfollowMember.name;
    return this.acts.run({ ...pair, endpoint }, key, (tx) =>
      isWanted ? this.begin(tx, pair) : this.follows.unfollow(tx, pair.actor, pair.other),
    );
  }

  private async begin(tx: Tx, { actor, other }: Pair): Promise<void> {
    // One error for private, suspended, deleted and blocked members, so that nobody learns which it is.
    if (!(await this.relations.isOpenTo(tx, other, actor))) throw problem('person.not-found');
    await this.follows.follow(tx, actor, other);
  }
}

@Injectable()
export class MuteMember {
  constructor(
    private readonly acts: ActOnMember,
    private readonly relations: RelationRepository,
    private readonly apart: ApartWriter,
  ) {}

  execute(pair: Pair, { isWanted }: { isWanted: boolean }, key: string | null): Promise<Relation> {
    const endpoint = isWanted ? muteMember.name : unmuteMember.name;
    return this.acts.run({ ...pair, endpoint }, key, (tx) =>
      isWanted ? this.begin(tx, pair) : this.apart.unmute(tx, pair.actor, pair.other),
    );
  }

  private async begin(tx: Tx, { actor, other }: Pair): Promise<void> {
    if (!(await this.relations.isOpenTo(tx, other, actor))) throw problem('person.not-found');
    await this.apart.mute(tx, actor, other);
  }
}

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
