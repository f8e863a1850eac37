import { Injectable } from '@nestjs/common';
import { PASSWORD_NOT_RIGHT } from '@waymark/contracts-account';
import { coreProblem } from '@waymark/service-kit';
import { emailKey } from '../../member/member-keys';
import { fieldProblem } from '../../support/account-problem';
import { MemberRepository } from '../../member/member.repository';
import { PasswordHasher } from '../../member/password/password-hasher';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { SessionStarter } from '../../session/session-starter';

interface Caller {
  origin: string;
  oldToken: string | null;
}

/** Authenticates a signed-in member again by password. Failed attempts count like those at sign-in. */
@Injectable()
export class ReAuthenticate {
  constructor(
    private readonly members: MemberRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AuthThrottle,
    private readonly starter: SessionStarter,
  ) {}

  /** Returns the cookie's new value: every authentication changes the session ID. */
  async execute(memberId: number, password: string, { origin, oldToken }: Caller): Promise<string> {
    const member = await this.members.findById(memberId);
    if (!member?.isActive || !oldToken) throw coreProblem('auth.required');
    const account = emailKey(member.email);
    await this.throttle.beforeSignIn(account, origin);
    if (!(await this.hasher.matches(member.passwordHash, password))) throw fieldProblem('password', PASSWORD_NOT_RIGHT);
    await this.throttle.afterSignIn(account, origin);
    const token = await this.starter.renew(oldToken);
    if (!token) throw coreProblem('auth.required');
    return token;
  }
}
