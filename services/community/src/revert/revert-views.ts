import { Injectable } from '@nestjs/common';
import type { Revert } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { type MemberDate, type RevertReader, toRevert } from './revert.mapper';
import { RevertRepository } from './revert.repository';

/** A member's day, as staff read it. */
@Injectable()
export class RevertViews {
  constructor(private readonly reverts: RevertRepository) {}

  async one({ memberId, day }: MemberDate, reader: RevertReader, tx?: Tx): Promise<Revert> {
    const row = await this.reverts.find(memberId, day, tx);
    if (!row) throw problem('person.not-found');
    const answers = row.caseId === null ? [] : await this.reverts.answers(row.caseId, tx);
    return toRevert({ memberId, day }, row, answers, reader);
  }
}
