import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { memberRegistered, USERNAME_TAKEN, type registrationSchema } from '@waymark/contracts-account';
import { CONFIG, Database, Outbox, type Tx } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { SessionRepository } from '../../session/session.repository';
import { sessionLifetimeSeconds } from '../../session/session-lifetime';
import { newSessionToken, sessionHash } from '../../session/session-token';
import { AuthThrottle } from '../../throttle/auth-throttle';
import { fieldProblem } from '../field-problem';
import { isUsernameConflict } from '../is-username-conflict';
import { toMemberRegistered } from '../member-registered';
import { MemberRepository } from '../member.repository';
import type { NewMember } from '../new-member';
import { PasswordHasher } from '../password/password-hasher';
import { passwordFault } from '../password/password-rules';

type Form = z.output<typeof registrationSchema>;

interface Caller {
  origin: string;
  oldToken: string | null;
}

/** A new account and its first session. */
@Injectable()
export class RegisterUseCase {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly members: MemberRepository,
    private readonly sessions: SessionRepository,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /**
   * A known e-mail address gets the same answer after the same work, so that nobody learns who has an account:
   * an id that stays unused, and a cookie whose session belongs to no member.
   */
  async execute(form: Form, { origin, oldToken }: Caller) {
    const fault = passwordFault(form.password, form, this.config.AUTH_PASSWORD_MIN);
    if (fault) throw fieldProblem('password', fault);
    if (await this.members.isUsernameTaken(form.username)) throw fieldProblem('username', USERNAME_TAKEN);
    // Last, so that correcting a form costs no try.
    await this.throttle.beforeRegistration(origin);

    const member = { ...form, passwordHash: await this.hasher.hash(form.password) };
    const token = newSessionToken();
    const id = await this.store(member, token, oldToken);
    return { id, token, email: form.email, displayName: form.displayName, username: form.username };
  }

  private async store(member: NewMember, token: string, oldToken: string | null): Promise<number> {
    try {
      return await this.database.transaction(async (tx) => {
        const id = await this.members.takeId(tx);
        const isNew = await this.members.add(tx, id, member);
        if (isNew) await this.outbox.add(tx, memberRegistered, toMemberRegistered(id, member));
        await this.startSession(tx, id, token, oldToken);
        return id;
      });
    } catch (error) {
      throw isUsernameConflict(error) ? fieldProblem('username', USERNAME_TAKEN) : error;
    }
  }

  private async startSession(tx: Tx, id: number, token: string, oldToken: string | null): Promise<void> {
    if (oldToken) await this.sessions.remove(tx, sessionHash(oldToken));
    await this.sessions.add(tx, sessionHash(token), id, sessionLifetimeSeconds('member'));
  }
}
