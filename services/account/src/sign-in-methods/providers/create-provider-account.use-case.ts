import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { memberRegistered, type providerAccountSchema, USERNAME_TAKEN } from '@waymark/contracts-account';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import { accountProblem, fieldProblem } from '../../support/account-problem';
import { isUsernameConflict, MemberRepository } from '../../member/member.repository';
import { toMemberRegistered } from '../../member/member';
import { ReservedNames } from '../../member/reserved-names';
import { ProfileAutoFlags } from '../../member/profile-auto-flags';
import { SessionStarter } from '../../session/session-starter';
import type { SignedIn } from '../hand-out-session';
import type { CallingBrowser } from '../../session/session-facts';
import { SignInChallenges, challengeOver } from '../../support/sign-in-challenges';
import { PlatformUserRepository } from './platform-user.repository';
import type { ProviderPerson } from './provider-client';

type Form = z.output<typeof providerAccountSchema>;

/**
 * Creates the account of a new person from the provider after they enter a name and accept the terms; nothing is
 * stored before.
 */
@Injectable()
export class CreateProviderAccount {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly challenges: SignInChallenges,
    private readonly members: MemberRepository,
    private readonly reserved: ReservedNames,
    private readonly users: PlatformUserRepository,
    private readonly autoFlags: ProfileAutoFlags,
    private readonly starter: SessionStarter,
  ) {}

  async execute(form: Form, token: string | null, browser: CallingBrowser): Promise<SignedIn> {
    if (token === null) throw challengeOver();
    this.reserved.refuse(form);
    if (await this.members.isUsernameTaken(form.username)) throw fieldProblem('username', USERNAME_TAKEN);
    const made = await this.store(form, token, browser);
    const member = await this.members.findById(made.id);
    if (!member) throw challengeOver();
    return { token: made.session, member };
  }

  private async store(form: Form, token: string, browser: CallingBrowser): Promise<{ id: number; session: string }> {
    try {
      return await this.database.transaction(async (tx) => {
        const id = await this.add(tx, form, token);
        const session = await this.starter.startIn(
          tx,
          { id, role: 'member' },
          { method: 'provider', secondFactor: false },
          browser,
        );
        return { id, session };
      });
    } catch (error) {
      throw isUsernameConflict(error) ? fieldProblem('username', USERNAME_TAKEN) : error;
    }
  }

  private async add(tx: Tx, form: Form, token: string): Promise<number> {
    const pending = await this.challenges.take(token, 'provider-account', tx);
    const person = pending?.payload as ProviderPerson | undefined;
    if (!person?.email) throw challengeOver();
    const id = await this.members.takeId(tx);
    const member = { ...form, email: person.email, passwordHash: null };
    const isNew = await this.members.add(tx, id, member);
    if (!isNew || !(await this.users.link(tx, id, person))) {
      throw accountProblem('auth.email-known');
    }
    await this.users.confirmEmail(tx, id);
    await this.outbox.add(tx, memberRegistered, toMemberRegistered(id, member));
    await this.autoFlags.look(tx, id);
    return id;
  }
}
