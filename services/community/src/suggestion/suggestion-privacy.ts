import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { SuggestionWords } from './suggestion-words';

/** Suggestions quote people: erasing their feedback also removes those quotes. */
@Injectable()
export class SuggestionPrivacy {
  constructor(private readonly words: SuggestionWords) {}

  async erase(tx: Tx, memberId: number): Promise<void> {
    const touched = await tx.query<{ suggestionId: number }>(sql`
      WITH gone AS (
        DELETE FROM suggestion_feedback USING feedback
        WHERE feedback.id = suggestion_feedback.feedback_id AND feedback.member_id = ${memberId}
        RETURNING suggestion_feedback.suggestion_id
      )
      SELECT DISTINCT suggestion_id AS "suggestionId" FROM gone ORDER BY 1`);
    for (const { suggestionId } of touched) await this.words.renew(tx, suggestionId, { evenIfEdited: true });
  }
}
