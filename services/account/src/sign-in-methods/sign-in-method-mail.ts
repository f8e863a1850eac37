import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from '../support/mail/mail-queue';
import { type SignInMethodChange, signInMethodChanged } from '../support/mail/templates/sign-in-mails';
import type { Member } from '../member/member';
import { MemberRepository } from '../member/member.repository';

/** Emails an account's owner about a changed sign-in method, in the transaction of the change. */
@Injectable()
export class SignInMethodMail {
  constructor(
    private readonly mails: MailQueue,
    private readonly members: MemberRepository,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  async add(tx: Tx, member: Pick<Member, 'id' | 'email'>, change: SignInMethodChange): Promise<void> {
    await this.mails.add(tx, {
      to: member.email,
      memberId: member.id,
      template: signInMethodChanged(change, this.config.PUBLIC_ORIGIN),
    });
  }

  async addTo(tx: Tx, memberId: number, change: SignInMethodChange): Promise<void> {
    const member = await this.members.findById(memberId, tx);
    if (member) await this.add(tx, member, change);
  }
}
