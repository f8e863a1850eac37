import { Injectable } from '@nestjs/common';
import { MODEL_ENGINE, SUGGESTION_PRIORITIES } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { categoryOf, describeGroup, type GroupedFeedback, priorityOf } from './describe-group';

interface Renewal {
  /** Whether to rewrite text edited by staff too, because it may quote somebody. */
  evenIfEdited?: boolean;
}

/** Updates a suggestion when its feedback changes. */
@Injectable()
export class SuggestionWords {
  /** Updates the count and the text from the feedback. Deletes a suggestion without feedback. */
  async renew(tx: Tx, id: number, { evenIfEdited = false }: Renewal = {}): Promise<void> {
    const group = await tx.query<GroupedFeedback>(sql`
      SELECT f.type, f.urgency, f.subject, f.message
      FROM suggestion_feedback behind JOIN feedback f ON f.id = behind.feedback_id
      WHERE behind.suggestion_id = ${id} ORDER BY behind.closeness DESC, behind.feedback_id`);
    if (group.length === 0) {
      await tx.query(sql`DELETE FROM suggestion WHERE id = ${id}`);
      return;
    }
    const { title, description } = describeGroup(group);
    const priority = priorityOf(group);
    // Text written by staff or by a language model is not replaced.
    const ofModel = `${MODEL_ENGINE}%`;
    await tx.query(sql`
      UPDATE suggestion SET feedback_count = ${group.length}, version = version + 1, updated_at = now(),
        title = CASE WHEN (is_edited OR engine LIKE ${ofModel}) AND NOT ${evenIfEdited} THEN title ELSE ${title} END,
        description = CASE WHEN (is_edited OR engine LIKE ${ofModel}) AND NOT ${evenIfEdited} THEN description ELSE ${description} END,
        category = CASE WHEN is_edited THEN category ELSE ${categoryOf(group)} END,
        priority = CASE WHEN is_edited THEN priority ELSE ${priority} END,
        rank = CASE WHEN is_edited THEN rank ELSE ${SUGGESTION_PRIORITIES.indexOf(priority) + 1} END,
        is_edited = is_edited AND NOT ${evenIfEdited}
      WHERE id = ${id}`);
  }
}
