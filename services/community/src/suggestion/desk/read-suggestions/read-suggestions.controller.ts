import { Controller } from '@nestjs/common';
import {
  type AdminSuggestion,
  type AdminSuggestionDetail,
  listAdminSuggestions,
  readAdminSuggestion,
} from '@waymark/contracts-community';
import { type EndpointInput, MAX_INTEGER } from '@waymark/contracts-core';
import { cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { SuggestionRepository } from '../suggestion.repository';
import { SuggestionViews, toAdminSuggestion } from '../suggestion-views';

const part = z.number().int().nonnegative().max(MAX_INTEGER);
const cursorSchema = z.tuple([part, part, part]);

@Controller()
export class ReadSuggestionsController {
  constructor(
    private readonly suggestions: SuggestionRepository,
    private readonly views: SuggestionViews,
  ) {}

  @Endpoint(listAdminSuggestions)
  async list(@Input() { query }: EndpointInput<typeof listAdminSuggestions>): Promise<Page<AdminSuggestion>> {
    const after = readCursor(query.cursor, cursorSchema);
    const [found, total] = await Promise.all([
      this.suggestions.page(query.status, after, query.limit + 1),
      this.suggestions.count(query.status),
    ]);
    const cursorOf = ({ rank, feedbackCount, id }: (typeof found)[number]) => encodeCursor([rank, feedbackCount, id]);
    const { rows, next } = cutRows(found, query.limit, cursorOf);
    return new Page(rows.map(toAdminSuggestion), total, next);
  }

  @Endpoint(readAdminSuggestion)
  one(@Input() { params }: EndpointInput<typeof readAdminSuggestion>): Promise<AdminSuggestionDetail> {
    return this.views.detail(params.id);
  }
}
