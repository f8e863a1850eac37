import { Injectable } from '@nestjs/common';
import type { AdminSuggestion, AdminSuggestionDetail } from '@waymark/contracts-community';
import type { Tx } from '@waymark/service-kit';
import { problem } from '../../problem';
import { HeardRepository, toHeard } from '../heard.repository';
import { SuggestionRepository, type SuggestionRow } from './suggestion.repository';

export const toAdminSuggestion = ({ createdAt, rank: _rank, ...row }: SuggestionRow): AdminSuggestion => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** Maps suggestions to the response, after a read and after each action. */
@Injectable()
export class SuggestionViews {
  constructor(
    private readonly suggestions: SuggestionRepository,
    private readonly heard: HeardRepository,
  ) {}

  async detail(id: number, tx?: Tx): Promise<AdminSuggestionDetail> {
    const row = await this.suggestions.one(id, tx);
    if (!row) throw problem('suggestion.not-found');
    const heard = await this.heard.of(id, tx);
    return { ...toAdminSuggestion(row), heard: heard && toHeard(heard) };
  }
}
