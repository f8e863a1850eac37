import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { MemberRepository, type MemberWithPassword } from '../../member/member.repository';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { OneTimeTokens, linkInvalid } from '../../support/one-time-tokens';

/** Checks reset tokens from requests. */
@Injectable()
export class ResetTokens {
  constructor(
    private readonly database: Database,
    private readonly tokens: OneTimeTokens,
    private readonly members: MemberRepository,
    private readonly throttle: AuthThrottle,
  ) {}

  /** Returns the token's member without using the token up. Only invalid tokens count as attempts. */
  async memberOf(token: string, origin: string): Promise<MemberWithPassword> {
    await this.throttle.guard('token-origin', origin);
    const owner = await this.tokens.find(this.database, token, 'reset-password');
    const member = owner && (await this.members.findById(owner.memberId));
    if (!member?.isActive) throw linkInvalid();
    await this.throttle.giveBack('token-origin', origin);
    return member;
  }
}
