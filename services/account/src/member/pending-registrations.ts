import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { memberRegistered, type Registration } from '@waymark/contracts-account';
import { Database, Outbox, type Tx } from '@waymark/service-kit';
import { SignInChallenges } from '../support/sign-in-challenges';
import { MailQueue } from '../support/mail/mail-queue';
import { MailRequests, type ResolvedMail } from '../support/mail/mail-requests';
import { SiteLinks } from '../support/mail/site-links';
import { accountExistsMail, finishRegistrationMail } from '../support/mail/templates/sign-in-mails';
import { EmailRepository } from './email.repository';
import { VERIFY_MINUTES } from './email-verification/verification-links';
import { MemberRepository } from './member.repository';
import { type NewMember, toMemberRegistered } from './member';
import { ProfileAutoFlags } from './profile-auto-flags';

const FINISH_MAIL = 'finish-registration';
const USERNAME_START = 43;

/**
 * Accounts to be created when their owner opens the link in an email. Until then, their data exists only in that link.
 */
@Injectable()
export class PendingRegistrations implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly mails: MailQueue,
    private readonly requests: MailRequests,
    private readonly challenges: SignInChallenges,
    private readonly members: MemberRepository,
    private readonly emails: EmailRepository,
    private readonly autoFlags: ProfileAutoFlags,
    private readonly links: SiteLinks,
  ) {}

  onModuleInit(): void {
    this.requests.on(FINISH_MAIL, (tx, typed, payload) => this.finishMail(tx, typed, payload));
  }

  async mail(form: Registration & Pick<NewMember, 'consentToMarketing'>, passwordHash: string): Promise<void> {
    const { email, displayName, username, consentToMarketing } = form;
    const payload: NewMember = { email, displayName, username, consentToMarketing, passwordHash, emailVerified: true };
    await this.database.transaction((tx) => this.mails.add(tx, { to: email, request: FINISH_MAIL, payload }));
  }

  /** Creates the account of a link; returns false when the link is invalid, or the address has an account by now. */
  async finish(tx: Tx, token: string): Promise<boolean> {
    const pending = await this.challenges.take(token, 'registration', tx);
    return pending !== null && (await this.add(tx, await this.withFreeName(pending.payload as NewMember))) !== null;
  }

  /** Returns the ID of a new account; null when its address already has one. */
  async add(tx: Tx, member: NewMember): Promise<number | null> {
    const id = await this.members.takeId(tx);
    if (!(await this.members.add(tx, id, member))) return null;
    await this.outbox.add(tx, memberRegistered, toMemberRegistered(id, member));
    await this.autoFlags.look(tx, id);
    return id;
  }

  /**
   * Replaces a username that another member has taken between form and link. The owner can change it in the profile.
   */
  private async withFreeName(member: NewMember): Promise<NewMember> {
    if (!(await this.members.isUsernameTaken(member.username))) return member;
    const start = [...member.username].slice(0, USERNAME_START).join('');
    return { ...member, username: `${start}-${randomInt(1_000_000)}` };
  }

  private async finishMail(tx: Tx, typed: string, payload: unknown): Promise<ResolvedMail | null> {
    const owner = await this.emails.findByEmail(typed);
    if (owner) return { to: owner.email, template: accountExistsMail(this.links.to('/login')) };
    if (await this.members.isEmailKnown(typed)) return null;
    const token = await this.challenges.issue({ purpose: 'registration', minutes: VERIFY_MINUTES, payload }, tx);
    return { to: typed, template: finishRegistrationMail(this.links.to('/verify-email', { token })) };
  }
}
