import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { askForDeletion, type DeleteRequest, type ReviewsChoice } from '@waymark/contracts-account';
import { CONFIG, coreProblem, Idempotency } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import type { AccountConfig } from '../../config';
import { MailQueue } from '../../support/mail/mail-queue';
import { confirmDeletionMail } from '../../support/mail/templates/account-mails';
import { EmailChanges } from '../../member/email-verification/email-changes';
import { MemberRepository } from '../../member/member.repository';
import { toDeleteRequest } from './deletion.mapper';
import { DeletionRepository } from './deletion.repository';
import { newDeletionToken } from './deletion-token';

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
