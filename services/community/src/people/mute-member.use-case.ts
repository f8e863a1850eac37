import { Injectable } from '@nestjs/common';
import { muteMember, type Relation, unmuteMember } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { ActOnMember, type Pair } from './act-on-member';
import { ApartWriter } from './apart.writer';
import { RelationRepository } from './relation.repository';

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
