import { Injectable } from '@nestjs/common';
import {
  type AdminSuggestionDetail,
  SUGGESTION_STATUS_LABELS,
  type SuggestionChange,
} from '@waymark/contracts-community';
import { Database } from '@waymark/service-kit';
import type { StaffActor } from '../../feedback/desk/staff-actor';
import { problem } from '../../problem';
import { SuggestionActs } from './suggestion-acts';
import { SuggestionWriter } from './suggestion.writer';

/** Changes text, category, priority and status. Refuses a change based on an outdated version. */
@Injectable()
export class ChangeSuggestion {
  constructor(
    private readonly database: Database,
    private readonly writer: SuggestionWriter,
    private readonly acts: SuggestionActs,
  ) {}

  execute(id: number, { version, ...change }: SuggestionChange, actor: StaffActor): Promise<AdminSuggestionDetail> {
    return this.database.transaction(async (tx) => {
      const [row] = await this.writer.lock(tx, [id]);
      if (!row) throw problem('suggestion.not-found');
      if (row.version !== version)
        throw problem('suggestion.changed', {
          detail: `It is now: ${SUGGESTION_STATUS_LABELS[row.status]}.`,
          extensions: { status: row.status, version: String(row.version) },
        });
      if (row.status === 'published' && change.status) throw problem('suggestion.is-published');
      await this.writer.change(tx, id, change);
      const act = change.status === 'dismissed' ? 'dismissed' : 'changed';
      return this.acts.done(tx, actor, id, act, `suggestion ${id}: ${Object.keys(change).join(', ')}`);
    });
  }
}
