import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { ACCOUNT_PROBLEMS, type signInSchema } from '@waymark/contracts-account';
import { Database, ProblemException } from '@waymark/service-kit';
import { toIdentity } from '../../member/member.mapper';
import { MemberRepository, type MemberWithPassword } from '../../member/member.repository';
import { needsRehash } from '../../member/password/needs-rehash';
import { PasswordHasher } from '../../member/password/password-hasher';
import { SessionCache } from '../session-cache';
import { sessionLifetimeSeconds } from '../session-lifetime';
import { newSessionToken, sessionHash } from '../session-token';
import { SessionRepository } from '../session.repository';

type Form = z.output<typeof signInSchema>;

/** Checks a password and starts a new session; the one that the browser held before ends. */
@Injectable()
export class SignInUseCase {
  constructor(
    private readonly database: Database,
    private readonly members: MemberRepository,
    private readonly sessions: SessionRepository,
    private readonly cache: SessionCache,
    private readonly hasher: PasswordHasher,
  ) {}

  async execute(form: Form, oldToken: string | null) {
    const member = await this.members.findByEmail(form.email);
    const isRight = await this.hasher.matches(member?.passwordHash ?? null, form.password);
    if (!member || !isRight || !member.isActive) {
      throw new ProblemException('auth.invalid-credentials', ACCOUNT_PROBLEMS['auth.invalid-credentials']);
    }
    const stronger = needsRehash(member.passwordHash) ? await this.hasher.hash(form.password) : null;
    const token = await this.startSession(member, stronger, oldToken);
    return { token, member };
  }

  private async startSession(
    member: MemberWithPassword,
    newHash: string | null,
    oldToken: string | null,
  ): Promise<string> {
    const token = newSessionToken();
    const hash = sessionHash(token);
    const oldHash = oldToken === null ? null : sessionHash(oldToken);
    await this.database.transaction(async (tx) => {
      if (oldHash) await this.sessions.remove(tx, oldHash);
      await this.sessions.add(tx, hash, member.id, sessionLifetimeSeconds(member.role));
      await this.members.noteSignIn(tx, member.id);
      if (newHash) await this.members.setPasswordHash(tx, member.id, newHash);
    });
    if (oldHash) await this.cache.revoke(oldHash);
    await this.cache.remember(hash, toIdentity(member));
    return token;
  }
}
