import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { MemberRepository, type MemberWithPassword } from '../../member/member.repository';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { OneTimeTokens, linkInvalid } from '../../support/one-time-tokens';

/** Reset tokens as they come from outside. */
@Injectable()
export class ResetTokens {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
    private readonly members: MemberRepository,
    private readonly throttle: AuthThrottle,
  ) {}

  /** Whose token it is, without spending it. Only tokens that are worth nothing count as tries. */
  async memberOf(token: string, origin: string): Promise<MemberWithPassword> {
    await this.throttle.guard('token-origin', origin);
    const owner = await this.tokens.find(this.database, token, 'reset-password');
    const member = owner && (await this.members.findById(owner.memberId));
    if (!member?.isActive) throw linkInvalid();
    await this.throttle.giveBack('token-origin', origin);
    return member;
  }
}
