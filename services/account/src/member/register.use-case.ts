import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { USERNAME_TAKEN, type registrationSchema } from '@waymark/contracts-account';
import { addressKey, networkKey } from '@waymark/edge-kit';
import { CONFIG, Database } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { ACCOUNT_EXISTS_MAIL, VERIFY_MAIL } from './email-verification/verification-links';
import { MailQueue } from '../support/mail/mail-queue';
import { SessionStarter } from '../session/session-starter';
import type { CallingBrowser } from '../session/session-facts';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { emailKey } from './member-keys';
import { fieldProblem } from '../support/account-problem';
import { isUsernameConflict, MemberRepository } from './member.repository';
import { PasswordHasher } from './password/password-hasher';
import { passwordFault } from './password/password-rules';
import { ReservedNames } from './reserved-names';
import { PendingRegistrations } from './pending-registrations';

type Form = z.output<typeof registrationSchema>;

type Caller = CallingBrowser & { address: string };

interface Made {
  id: number;
  /** Token of the first session; null if the person is not logged in yet. */
  token: string | null;
}

/** Creates a new account and its first session. */
@Injectable()
export class Register {
  constructor(
    private readonly database: Database,
    private readonly members: MemberRepository,
    private readonly starter: SessionStarter,
    private readonly pending: PendingRegistrations,
    private readonly reserved: ReservedNames,
    private readonly mails: MailQueue,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /** A known email address gets the same body but no session: a risk that ADR 7 accepts, within limits. */
  async execute(form: Form, caller: Caller): Promise<Made & Pick<Form, 'email' | 'displayName' | 'username'>> {
    const fault = passwordFault(form.password, form, this.config.AUTH_PASSWORD_MIN);
    if (fault) throw fieldProblem('password', fault);
    this.reserved.refuse(form);
    if (await this.members.isUsernameTaken(form.username)) throw fieldProblem('username', USERNAME_TAKEN);
    // Counts the attempt last, so that correcting the form is none.
    await this.throttle.guard('register-origin', addressKey(caller.address));
    const { email, displayName, username } = form;
    return { ...(await this.make(form, caller)), email, displayName, username };
  }

  private async make(form: Form, caller: Caller): Promise<Made> {
    const network = networkKey(caller.address);
    if (!(await this.throttle.hasRoom('register-known-network', network))) return this.askByMail(form);
    const made = (await this.members.isEmailKnown(form.email)) ? null : await this.store(form, caller);
    return made ?? this.meetKnown(form.email, network);
  }

  /** Stores the account. Returns null if the same address was registered concurrently. */
  private async store(form: Form, caller: Caller): Promise<Made | null> {
    const member = { ...form, passwordHash: await this.hasher.hash(form.password) };
    try {
      return await this.database.transaction(async (tx) => {
        const id = await this.pending.add(tx, member);
        if (id === null) return null;
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

  /** Does the same work for every address, so neither response nor timing reveals whether it is known. */
  private async askByMail(form: Form): Promise<Made> {
    const passwordHash = await this.hasher.hash(form.password);
    if (await this.throttle.allows('known-email', emailKey(form.email))) await this.pending.mail(form, passwordHash);
    return { id: await this.members.takeId(), token: null };
  }

  // Handles a known address. Only emails that are sent count against the network; repeated attempts with one address do
  // not.
  private async meetKnown(email: string, network: string): Promise<Made> {
    if (await this.throttle.allows('known-email', emailKey(email))) {
      await this.throttle.allows('register-known-network', network);
      await this.database.transaction((tx) => this.mails.add(tx, { to: email, request: ACCOUNT_EXISTS_MAIL }));
    }
    return { id: await this.members.takeId(), token: null };
  }
}
