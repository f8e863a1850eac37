import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { signInSchema } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { MemberRepository, type MemberWithPassword } from '../../member/member.repository';
import { needsRehash, PasswordHasher } from '../../member/password/password-hasher';
import { type SignedIn, suspendedProblem } from '../hand-out-session';
import { MultiFactor } from '../multi-factor/multi-factor';
import { MultiFactorChallenges } from '../multi-factor/multi-factor-challenges';
import { SessionStarter } from '../../session/session-starter';
import type { CallingBrowser } from '../../session/session-facts';

type Form = z.output<typeof signInSchema>;

/** Checks a password, then starts a session or requests the second step. */
@Injectable()
export class SignIn {
  constructor(
    private readonly members: MemberRepository,
    private readonly hasher: PasswordHasher,
    private readonly starter: SessionStarter,
    private readonly multiFactor: MultiFactor,
    private readonly challenges: MultiFactorChallenges,
  ) {}

  async execute(form: Form, browser: CallingBrowser): Promise<SignedIn> {
    const member = await this.checked(form);
    if (await this.multiFactor.isOn(member.id)) throw await this.askForCode(member.id);
    const weak = member.passwordHash !== null && needsRehash(member.passwordHash);
    const stronger = weak ? await this.hasher.hash(form.password) : null;
    const token = await this.starter.start(member, { method: 'password', secondFactor: false }, browser, async (tx) => {
      // A concurrent reset ends all sessions: the old password must not open a session after it, nor be stored again.
      if (!(await this.members.stillHasPassword(tx, member))) throw invalidCredentials();
      if (stronger) await this.members.setPasswordHash(tx, member.id, stronger);
    });
    return { token, member };
  }

  private async checked(form: Form): Promise<MemberWithPassword> {
    const member = await this.members.findByEmail(form.email);
    const isRight = await this.hasher.matches(member?.passwordHash ?? null, form.password);
    if (member && isRight && member.isActive) return member;
    if (member && isRight && member.isSuspended) throw suspendedProblem(member.suspensionReason);
    throw invalidCredentials();
  }

  private async askForCode(memberId: number): Promise<ProblemException> {
    const challenge = await this.challenges.issue(memberId, 'password');
    return accountProblem('auth.second-step', { extensions: { challenge } });
  }
}

const invalidCredentials = () => accountProblem('auth.invalid-credentials');
