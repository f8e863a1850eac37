import { Injectable } from '@nestjs/common';
import { USERNAME_TAKEN, type ChangeName as Form } from '@waymark/contracts-account';
import { Database } from '@waymark/service-kit';
import { fieldProblem } from '../support/account-problem';
import { isUsernameConflict } from '../member/unique-conflict';
import { MemberRepository } from '../member/member.repository';
import { ReservedNames } from '../member/reserved-names';
import { MemberEvents } from '../member/member-events';
import { ProfileAutoFlags } from '../member/profile-auto-flags';
import { ProfileWriter } from './profile-writer';

@Injectable()
export class ChangeName {
  constructor(
    private readonly database: Database,
    private readonly writer: ProfileWriter,
    private readonly events: MemberEvents,
    private readonly autoFlags: ProfileAutoFlags,
    private readonly members: MemberRepository,
    private readonly reserved: ReservedNames,
  ) {}

  /** The unique key on the folded username lets only one of two concurrent requests have it. */
  async execute(memberId: number, name: Form): Promise<void> {
    this.reserved.refuse(name, (await this.members.findById(memberId)) ?? undefined);
    try {
      await this.database.transaction(async (tx) => {
        if (!(await this.writer.setName(tx, memberId, name))) return;
        await this.events.changed(tx, memberId);
        await this.autoFlags.look(tx, memberId);
      });
    } catch (error) {
      throw isUsernameConflict(error) ? fieldProblem('username', USERNAME_TAKEN) : error;
    }
  }
}
