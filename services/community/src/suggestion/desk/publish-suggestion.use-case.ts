import { Injectable } from '@nestjs/common';
import type { AdminSuggestionDetail } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import type { StaffActor } from '../../feedback/desk/staff-actor';
import { problem } from '../../problem';
import { HeardRepository } from '../heard.repository';
import { SuggestionActs } from './suggestion-acts';
import { SuggestionWriter } from './suggestion.writer';

/** Publishes the outcome of a suggestion, in text by staff, or withdraws it. */
@Injectable()
export class PublishSuggestion {
  constructor(
    private readonly database: Database,
    private readonly writer: SuggestionWriter,
    private readonly heard: HeardRepository,
    private readonly acts: SuggestionActs,
  ) {}

  /** `words` null withdraws the published text. */
  execute(
    id: number,
    words: { heard: string; changed: string } | null,
    actor: StaffActor,
  ): Promise<AdminSuggestionDetail> {
    return this.database.transaction(async (tx) => {
      const [row] = await this.writer.lock(tx, [id]);
      if (!row) throw problem('suggestion.not-found');
      if (words) await this.publish(tx, id, words, actor.memberId);
      else if (row.status === 'published') await this.withdraw(tx, id);
      return this.acts.done(tx, actor, id, words ? 'published' : 'withdrawn', `suggestion ${id}`);
    });
  }

  private async publish(tx: Tx, id: number, words: { heard: string; changed: string }, by: number): Promise<void> {
    await this.heard.publish(tx, { suggestionId: id, ...words, publishedBy: by });
    await this.writer.setStatus(tx, id, 'published');
  }

  private async withdraw(tx: Tx, id: number): Promise<void> {
    await this.heard.withdraw(tx, id);
    await this.writer.setStatus(tx, id, 'planned');
  }
}
