import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { SessionCache } from '../../session/session-cache';
import { CloseAccount } from './close-account';
import { DELETION_DAYS } from './deletion-days';
import { DeletionRepository } from './deletion.repository';
import { deletionTokenHash } from './deletion-token';

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
