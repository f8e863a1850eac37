import { Injectable } from '@nestjs/common';
import type { communityContentDescribed, communityContentModerated } from '@waymark/contracts-community';
import type { EventData } from '@waymark/contracts-core';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { CaseWriter } from '../case/case.writer';
import { TellReporters } from './tell-reporters';

/** Stores what the content's service replied: whether the content exists, and who wrote it. */
@Injectable()
export class ContentAnswers {
  constructor(
    private readonly reporters: TellReporters,
    private readonly cases: CaseWriter,
  ) {}

  async described(tx: Tx, said: EventData<typeof communityContentDescribed>): Promise<void> {
    const { caseId, kind, contentId, exists, authorId, path, writtenAt } = said;
    // If the author's account was deleted meanwhile, no author is stored.
    const row = await tx.one(sql`
      UPDATE moderation_case SET is_there = ${exists}, path = ${path}, written_at = ${writtenAt}::timestamptz,
        author_id = (SELECT ${authorId}::int WHERE NOT EXISTS (SELECT 1 FROM deleted_member WHERE member_id = ${authorId}::int))
      WHERE id = ${caseId} AND kind = ${kind} AND content_id = ${contentId} RETURNING 1`);
    if (row && !exists) await this.gone(tx, caseId);
    // The author was unknown until now, and affects the queue position.
    else if (row) await this.cases.place(tx, caseId);
  }

  async moderated(tx: Tx, said: EventData<typeof communityContentModerated>): Promise<void> {
    const { caseId, kind, contentId, decisionNumber, isApplied } = said;
    const row = await tx.one(sql`
      UPDATE moderation_case SET is_there = is_there AND ${isApplied}::boolean,
             applied_number = greatest(applied_number, least(${decisionNumber}, decision_number))
      WHERE id = ${caseId} AND kind = ${kind} AND content_id = ${contentId} RETURNING 1`);
    if (row && !isApplied) await this.gone(tx, caseId);
  }

  /** Closes a case whose content no longer exists: there is nothing left to decide or appeal. */
  private async gone(tx: Tx, caseId: number): Promise<void> {
    await tx.query(sql`
      UPDATE moderation_case SET state = 'closed', is_appealed = false, held_by = NULL, held_until = NULL,
             applied_number = decision_number
      WHERE id = ${caseId}`);
    await tx.query(sql`
      UPDATE moderation_appeal SET outcome = 'gone', decided_at = now() FROM moderation_decision d
      WHERE d.id = decision_id AND d.case_id = ${caseId} AND outcome IS NULL`);
    await this.reporters.tell(tx, caseId, 'gone', null);
  }
}
