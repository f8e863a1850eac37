import { Injectable } from '@nestjs/common';
import { coreProblem } from '@waymark/service-kit';
import { MemberRepository } from '../../../member/member.repository';
import { accountProblem } from '../../../support/account-problem';
import { MultiFactor } from '../multi-factor';
import { totpUri } from '../totp';

/** Sent twice it makes two secrets, of which the last one counts: there is nothing to repeat. */
@Injectable()
export class StartAuthenticator {
  constructor(
    private readonly members: MemberRepository,
    private readonly multiFactor: MultiFactor,
  ) {}

  async execute(memberId: number): Promise<{ secret: string; uri: string }> {
    const member = await this.members.findById(memberId);
    if (!member?.isActive) throw coreProblem('auth.required');
    const secret = await this.multiFactor.begin(memberId);
    if (!secret) throw accountProblem('auth.codes-on');
    return { secret, uri: totpUri(secret, member.email) };
  }
}
