import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import { MailQueue } from '../../support/mail/mail-queue';
import { SiteLinks } from '../../support/mail/site-links';
import { passwordChangedMail } from '../../support/mail/templates/sign-in-mails';
import { OneTimeTokens } from '../../support/one-time-tokens';
import { SessionRepository } from '../../session/session.repository';
import type { Member } from '../../member/member';
import { MemberRepository } from '../../member/member.repository';

interface Circumstances {
  /** Hash of the session that continues. */
  keptHash?: string;
  /** Whether the other sign-in methods were removed, too. */
  areOthersRemoved?: boolean;
}

/** Sets a new password with all consequences: anybody who knew the old one is signed out. */
@Injectable()
export class NewPassword {
  constructor(
    private readonly members: MemberRepository,
    private readonly sessions: SessionRepository,
    private readonly tokens: OneTimeTokens,
    private readonly mails: MailQueue,
    private readonly links: SiteLinks,
  ) {}

  /** Returns the hashes of the ended sessions, to revoke after the commit. */
  async set(
    tx: Tx,
    member: Pick<Member, 'id' | 'email'>,
    passwordHash: string,
    { keptHash, areOthersRemoved }: Circumstances,
  ): Promise<string[]> {
    await this.members.setPasswordHash(tx, member.id, passwordHash);
    for (const purpose of ['reset-password', 'change-email', 'second-step'] as const)
      await this.tokens.end(tx, member.id, purpose);
    const template = passwordChangedMail(this.links.to('/forgot-password'), areOthersRemoved);
    await this.mails.add(tx, { to: member.email, template, memberId: member.id });
    return this.sessions.removeAllOf(tx, member.id, keptHash);
  }
}
