import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ACCOUNT_PROBLEMS, type signInSchema } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';
import { MemberRepository } from '../../member/member.repository';
import { needsRehash } from '../../member/password/needs-rehash';
import { PasswordHasher } from '../../member/password/password-hasher';
import { SessionStarter } from '../session-starter';
import type { CallingBrowser } from '../signed-in-by';

type Form = z.output<typeof signInSchema>;

/** Checks a password and starts a new session. */
@Injectable()
export class SignInUseCase {
  constructor(
    private readonly members: MemberRepository,
    private readonly hasher: PasswordHasher,
    private readonly starter: SessionStarter,
  ) {}

  async execute(form: Form, browser: CallingBrowser) {
    const member = await this.members.findByEmail(form.email);
    const isRight = await this.hasher.matches(member?.passwordHash ?? null, form.password);
    if (!member || !isRight || !member.isActive) {
      throw new ProblemException('auth.invalid-credentials', ACCOUNT_PROBLEMS['auth.invalid-credentials']);
    }
    const stronger = needsRehash(member.passwordHash) ? await this.hasher.hash(form.password) : null;
    const token = await this.starter.start(member, { method: 'password', secondFactor: false }, browser, async (tx) => {
      if (stronger) await this.members.setPasswordHash(tx, member.id, stronger);
    });
    return { token, member };
  }
}
