import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { memberRegistered, USERNAME_TAKEN, type registrationSchema } from '@waymark/contracts-account';
import { CONFIG, Database, Outbox } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { ACCOUNT_EXISTS_MAIL, VERIFY_MAIL } from '../../email-verification/verification-links';
import { MailQueue } from '../../mail/mail-queue';
import { SessionStarter } from '../../session/session-starter';
import type { CallingBrowser } from '../../session/signed-in-by';
import { AuthThrottle } from '../../throttle/auth-throttle';
import { noSoonerThan } from '../../throttle/no-sooner-than';
import { fieldProblem } from '../field-problem';
import { isUsernameConflict } from '../is-username-conflict';
import { toMemberRegistered } from '../member-registered';
import { MemberRepository } from '../member.repository';
import type { NewMember } from '../new-member';
import { PasswordHasher } from '../password/password-hasher';
import { passwordFault } from '../password/password-rules';

// A new account takes two statements more than a known address: what is left of the difference hides in here.
const ANSWER_AFTER_MS = 200;

type Form = z.output<typeof registrationSchema>;

type Caller = CallingBrowser & { origin: string };

/** A new account and its first session. */
@Injectable()
export class RegisterUseCase {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly members: MemberRepository,
    private readonly starter: SessionStarter,
    private readonly mails: MailQueue,
    private readonly hasher: PasswordHasher,
    private readonly throttle: AuthThrottle,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {}

  /**
   * A known e-mail address gets the same answer after the same work, so that nobody learns who has an account:
   * an id that stays unused, and a cookie whose session belongs to no member.
   */
  async execute(form: Form, caller: Caller) {
    const fault = passwordFault(form.password, form, this.config.AUTH_PASSWORD_MIN);
    if (fault) throw fieldProblem('password', fault);
    if (await this.members.isUsernameTaken(form.username)) throw fieldProblem('username', USERNAME_TAKEN);
    // Last, so that correcting a form costs no try.
    await this.throttle.guard('register-origin', caller.origin);

    const stored = await noSoonerThan(ANSWER_AFTER_MS, async () =>
      this.store({ ...form, passwordHash: await this.hasher.hash(form.password) }, caller),
    );
    return { ...stored, email: form.email, displayName: form.displayName, username: form.username };
  }

  private async store(member: NewMember, caller: Caller): Promise<{ id: number; token: string }> {
    try {
      return await this.database.transaction(async (tx) => {
        const id = await this.members.takeId(tx);
        const isNew = await this.members.add(tx, id, member);
        if (isNew) await this.outbox.add(tx, memberRegistered, toMemberRegistered(id, member));
        // Whichever it is, one mail is asked for and made later: its words are for the owner of the address alone.
        await this.mails.add(tx, { to: member.email, request: isNew ? VERIFY_MAIL : ACCOUNT_EXISTS_MAIL });
        const token = await this.starter.startIn(tx, { id, role: 'member' }, { method: 'password', secondFactor: false }, caller);
        return { id, token };
      });
    } catch (error) {
      throw isUsernameConflict(error) ? fieldProblem('username', USERNAME_TAKEN) : error;
    }
  }
}
