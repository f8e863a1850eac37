import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { memberRegistered, USERNAME_TAKEN, type registrationSchema } from '@waymark/contracts-account';
import { addressKey, networkKey } from '@waymark/edge-kit';
import { CONFIG, Database, Outbox } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { ACCOUNT_EXISTS_MAIL, VERIFY_MAIL } from '../email-verification/verification-links';
import { MailQueue } from '../../support/mail/mail-queue';
import { SessionStarter } from '../../session/session-starter';
import type { CallingBrowser } from '../../session/session-facts';
import { AuthThrottle } from '../../support/throttle/auth-throttle';
import { emailKey } from '../email-key';
import { fieldProblem } from '../../support/account-problem';
import { isUsernameConflict } from '../unique-conflict';
import { ProfileSignals } from '../profile-signals';
import { toMemberRegistered } from '../new-member';
import { MemberRepository } from '../member.repository';
import { PasswordHasher } from '../password/password-hasher';
import { passwordFault } from '../password/password-rules';

type Form = z.output<typeof registrationSchema>;

type Caller = CallingBrowser & { address: string };

interface Made {
  id: number;
  /** Of the first session; null when there is none. */
  token: string | null;
}

/** A new account and its first session. */
@Injectable()
export class Register {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly members: MemberRepository,
    private readonly starter: SessionStarter,
    private readonly signals: ProfileSignals,
    private readonly mails: MailQueue,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** A known e-mail address gets the same body and no session: the risk that ADR 7 takes, within limits. */
  async execute(form: Form, caller: Caller): Promise<Made & Pick<Form, 'email' | 'displayName' | 'username'>> {
    const fault = passwordFault(form.password, form, this.config.AUTH_PASSWORD_MIN);
    if (fault) throw fieldProblem('password', fault);
    if (await this.members.isUsernameTaken(form.username)) throw fieldProblem('username', USERNAME_TAKEN);
    const network = networkKey(caller.address);
    await this.throttle.requireRoom('register-known-network', network);
    // Last, so that correcting a form costs no try.
    await this.throttle.guard('register-origin', addressKey(caller.address));

    const made = (await this.members.isEmailKnown(form.email)) ? null : await this.store(form, caller);
    const { email, displayName, username } = form;
    return { ...(made ?? (await this.meetKnown(email, network))), email, displayName, username };
  }

  /** Null when somebody else registered the address at the same instant. */
  private async store(form: Form, caller: Caller): Promise<Made | null> {
    const member = { ...form, passwordHash: await this.hasher.hash(form.password) };
    try {
      return await this.database.transaction(async (tx) => {
        const id = await this.members.takeId(tx);
        if (!(await this.members.add(tx, id, member))) return null;
        await this.outbox.add(tx, memberRegistered, toMemberRegistered(id, member));
        await this.signals.look(tx, id);
        await this.mails.add(tx, { to: member.email, request: VERIFY_MAIL });
        const token = await this.starter.startIn(
          tx,
          { id, role: 'member' },
          { method: 'password', secondFactor: false },
          caller,
        );
        return { id, token };
      });
    } catch (error) {
      throw isUsernameConflict(error) ? fieldProblem('username', USERNAME_TAKEN) : error;
    }
  }

  private async meetKnown(email: string, network: string): Promise<Made> {
    await this.throttle.guardQuietly('register-known-network', network);
    await this.throttle.guardQuietly('known-email', emailKey(email));
    await this.database.transaction((tx) => this.mails.add(tx, { to: email, request: ACCOUNT_EXISTS_MAIL }));
    return { id: await this.members.takeId(), token: null };
  }
}
