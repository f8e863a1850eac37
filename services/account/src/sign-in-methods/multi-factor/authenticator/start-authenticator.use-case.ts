import { Injectable } from '@nestjs/common';
import { coreProblem } from '@waymark/service-kit';
import { MemberRepository } from '../../../member/member.repository';
import { accountProblem } from '../../../support/account-problem';
import { MultiFactor } from '../multi-factor';
import { totpUri } from '../totp';

/** Needs no idempotency: a repeated request creates a second secret, and only the last one is valid. */
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
