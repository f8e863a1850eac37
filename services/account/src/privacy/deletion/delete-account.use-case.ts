import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { askForDeletion, type DeleteRequest, type ReviewsChoice } from '@waymark/contracts-account';
import { CONFIG, coreProblem, Database, Idempotency } from '@waymark/service-kit';
import type { AccountConfig } from '../../config';
import { EmailChanges } from '../../member/email.repository';
import { MemberRepository } from '../../member/member.repository';
import { SessionCache } from '../../session/session-cache';
import { accountProblem } from '../../support/account-problem';
import { MailQueue } from '../../support/mail/mail-queue';
import { confirmDeletionMail } from '../../support/mail/templates/account-mails';
import { CloseAccount } from './close-account';
import { DeletionRepository, toDeleteRequest } from './deletion.repository';

/** The terms promise that everything is deleted within 30 days. */
const DELETION_DAYS = 30;
/** An unfinished deletion raises an alarm after this many days, which leaves five days to find the cause. */
export const ALARM_DAYS = 25;

const SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** Returns a token of 256 random bits for the email, and its hash for the table. */
function newDeletionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** Returns null for text that cannot be a token. */
const deletionTokenHash = (token: string): string | null => (SHAPE.test(token) ? hashOf(token) : null);

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const A_DAY = 5;
const DAY_SECONDS = 86_400;
const MINUTES = 60;

/** Requests a deletion. It only sends an email; the account is deleted after a click on its link. */
@Injectable()
export class AskForDeletion {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly deletions: DeletionRepository,
    private readonly members: MemberRepository,
    private readonly mails: MailQueue,
    emailChanges: EmailChanges,
    @Inject(CONFIG) private readonly config: AccountConfig,
  ) {
    // A link sent to the old email address must no longer work.
    emailChanges.follow((tx, memberId) => deletions.cancel(memberId, tx));
  }

  async execute(memberId: number, reviews: ReviewsChoice, key: string | null): Promise<DeleteRequest> {
    const member = await this.members.findById(memberId);
    if (!member) throw coreProblem('auth.required');
    const scope = { key, memberId, endpoint: askForDeletion.name, body: { reviews } };
    const answer = await this.idempotency.run(scope, async (tx) => {
      if ((await this.deletions.countSince(tx, memberId, 24)) >= A_DAY)
        throw accountProblem('privacy.too-many-deletions', { retryAfterSeconds: DAY_SECONDS });
      const { token, hash } = newDeletionToken();
      const row = await this.deletions.add(tx, {
        id: randomUUID(),
        memberId,
        reviews,
        tokenHash: hash,
        minutes: MINUTES,
      });
      const template = confirmDeletionMail(this.config.PUBLIC_ORIGIN, token, reviews);
      await this.mails.add(tx, { to: member.email, memberId, usefulMinutes: MINUTES, template });
      return { status: 201, body: toDeleteRequest(row) };
    });
    return answer.body;
  }
}

const DAY_MS = 86_400_000;

/** Handles the link in the email. After this, the deletion cannot be undone. */
@Injectable()
export class ConfirmDeletion {
  constructor(
    private readonly database: Database,
    private readonly deletions: DeletionRepository,
    private readonly account: CloseAccount,
    private readonly cache: SessionCache,
  ) {}

  /** Returns the latest date by which the deletion will be complete. */
  async execute(token: string): Promise<Date> {
    const hash = deletionTokenHash(token);
    if (hash === null) throw accountProblem('privacy.link-invalid');
    const { ended, confirmedAt } = await this.database.transaction(async (tx) => {
      const request = await this.deletions.confirm(tx, hash);
      if (!request?.confirmedAt) throw accountProblem('privacy.link-invalid');
      return { ended: await this.account.run(tx, request.userId, request.reviews), confirmedAt: request.confirmedAt };
    });
    await Promise.all(ended.map((session) => this.cache.revoke(session)));
    return new Date(confirmedAt.getTime() + DELETION_DAYS * DAY_MS);
  }
}
