import { Injectable } from '@nestjs/common';
import { type AdminSuggestionDetail, mergeSuggestion, splitSuggestion } from '@waymark/contracts-community';
import { Idempotency } from '@waymark/service-kit';
import type { StaffActor } from '../../feedback/desk/staff-actor';
import { problem } from '../../problem';
import { SuggestionWords } from '../suggestion-words';
import { SuggestionActs } from './suggestion-acts';
import { SuggestionWriter } from './suggestion.writer';

/** Merges two suggestions about the same thing. */
@Injectable()
export class MergeSuggestion {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: SuggestionWriter,
    private readonly words: SuggestionWords,
    private readonly acts: SuggestionActs,
  ) {}

  async execute(id: number, into: number, actor: StaffActor, key: string | null): Promise<AdminSuggestionDetail> {
    if (id === into) throw problem('suggestion.same');
    const scope = { key, memberId: actor.memberId, endpoint: mergeSuggestion.name, body: { id, into } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const rows = await this.writer.lock(tx, [id, into]);
      const merged = rows.find((row) => row.id === id);
      if (!merged || rows.length < 2) throw problem('suggestion.not-found');
      if (merged.status === 'published') throw problem('suggestion.is-published');
      await this.writer.mergeInto(tx, id, into);
      await this.words.renew(tx, into);
      const answer = await this.acts.done(tx, actor, into, 'merged', `suggestion ${id} into ${into}`);
      return { status: 200, body: answer };
    });
    return body;
  }
}

/** Splits off feedback that does not belong to a suggestion. */
@Injectable()
export class SplitSuggestion {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: SuggestionWriter,
    private readonly words: SuggestionWords,
    private readonly acts: SuggestionActs,
  ) {}

  async execute(
    id: number,
    asked: readonly number[],
    actor: StaffActor,
    key: string | null,
  ): Promise<AdminSuggestionDetail> {
    const feedbackIds = [...new Set(asked)];
    const scope = { key, memberId: actor.memberId, endpoint: splitSuggestion.name, body: { id, feedbackIds } };
    const { body } = await this.idempotency.run(scope, async (tx) => {
      const [row] = await this.writer.lock(tx, [id]);
      if (!row) throw problem('suggestion.not-found');
      const { id: created, moved } = await this.writer.splitOff(tx, id, feedbackIds);
      if (moved < feedbackIds.length) throw problem('suggestion.not-behind');
      if (moved >= row.feedbackCount) throw problem('suggestion.nothing-left');
      await this.words.renew(tx, id);
      await this.words.renew(tx, created);
      const answer = await this.acts.done(tx, actor, created, 'split', `suggestion ${created} from ${id}`);
      return { status: 201, body: answer };
    });
    return body;
  }
}
