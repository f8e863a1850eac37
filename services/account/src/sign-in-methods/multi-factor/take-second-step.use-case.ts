import { Injectable } from '@nestjs/common';
import { CODE_NOT_RIGHT } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import { fieldProblem } from '../../support/account-problem';
import type { Member } from '../../member/member';
import { MemberRepository } from '../../member/member.repository';
import { SessionStarter } from '../../session/session-starter';
import type { SignedIn } from '../hand-out-session';
import type { CallingBrowser } from '../../session/session-facts';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { challengeOver } from '../../support/sign-in-challenges';
import { MultiFactor } from './multi-factor';
import { MultiFactorChallenges } from './multi-factor-challenges';
import { SignInMethodMail } from '../sign-in-method-mail';

interface Answer {
  challenge: string | null;
  code: string;
}

/** Checks the code of a sign-in after its first step, and starts the session. */
@Injectable()
export class TakeSecondStep {
  constructor(
    private readonly members: MemberRepository,
    private readonly challenges: MultiFactorChallenges,
    private readonly multiFactor: MultiFactor,
    private readonly starter: SessionStarter,
    private readonly throttle: AuthThrottle,
    private readonly mail: SignInMethodMail,
  ) {}

  async execute({ challenge, code }: Answer, browser: CallingBrowser): Promise<SignedIn> {
    const passed = challenge === null ? null : await this.challenges.countTry(challenge);
    if (challenge === null || !passed) throw challengeOver();
    // Counts attempts per member. Five attempts per challenge are not enough of a limit, because a person with the
    // password can request any number of challenges.
    await this.throttle.guard('second-step', String(passed.memberId));
    const member = await this.members.findById(passed.memberId);
    if (!member?.isActive) throw challengeOver();
    const how = { method: passed.method, secondFactor: true };
    const token = await this.starter.start(member, how, browser, async (tx) => {
      await this.spend(tx, member, code);
      if (!(await this.challenges.spend(tx, challenge))) throw challengeOver();
    });
    await this.throttle.forget('second-step', String(member.id));
    return { token, member };
  }

  private async spend(tx: Tx, member: Member, code: string): Promise<void> {
    const spent = await this.multiFactor.spend(tx, member.id, code);
    if (!spent) throw fieldProblem('code', CODE_NOT_RIGHT);
    if (spent === 'recovery') await this.mail.add(tx, member, 'recovery-code-used');
  }
}
