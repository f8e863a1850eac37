import { Controller } from '@nestjs/common';
import {
  type AdminSuggestion,
  type AdminSuggestionDetail,
  askForSuggestions,
  changeSuggestion,
  listAdminSuggestions,
  mergeSuggestion,
  type NewestRun,
  publishSuggestion,
  readAdminSuggestion,
  readSuggestionRun,
  splitSuggestion,
  withdrawSuggestion,
} from '@waymark/contracts-community';
import { type EndpointInput, MAX_INTEGER } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, IdempotencyKey, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { staffActor } from '../../feedback/desk/staff-actor';
import { RunRepository, toNewestRun } from '../run/run.repository';
import { AskForSuggestions } from './ask-for-suggestions.use-case';
import { ChangeSuggestion } from './change-suggestion.use-case';
import { MergeSuggestion, SplitSuggestion } from './merge-suggestion.use-case';
import { PublishSuggestion } from './publish-suggestion.use-case';
import { SuggestionViews, toAdminSuggestion } from './suggestion-views';
import { SuggestionRepository } from './suggestion.repository';

const part = z.number().int().nonnegative().max(MAX_INTEGER);

const cursorSchema = z.tuple([part, part, part]);

@Controller()
export class SuggestionDeskController {
  constructor(
    private readonly askForSuggestionsUseCase: AskForSuggestions,
    private readonly runRepository: RunRepository,
    private readonly suggestionRepository: SuggestionRepository,
    private readonly suggestionViews: SuggestionViews,
    private readonly changeSuggestionUseCase: ChangeSuggestion,
    private readonly mergeSuggestionUseCase: MergeSuggestion,
    private readonly splitSuggestionUseCase: SplitSuggestion,
    private readonly publishSuggestionUseCase: PublishSuggestion,
  ) {}

  @Endpoint(readSuggestionRun)
  async readSuggestionRun(): Promise<NewestRun> {
    return toNewestRun(await this.runRepository.newest());
  }

  @Endpoint(askForSuggestions)
  askForSuggestions(@Caller() caller: Caller, @IdempotencyKey() key: string | null): Promise<NewestRun> {
    return this.askForSuggestionsUseCase.execute(staffActor(caller), key);
  }

  @Endpoint(listAdminSuggestions)
  async listAdminSuggestions(
    @Input() { query }: EndpointInput<typeof listAdminSuggestions>,
  ): Promise<Page<AdminSuggestion>> {
    const after = readCursor(query.cursor, cursorSchema);
    const [found, total] = await Promise.all([
      this.suggestionRepository.page(query.status, after, query.limit + 1),
      this.suggestionRepository.count(query.status),
    ]);
    const cursorOf = ({ rank, feedbackCount, id }: (typeof found)[number]) => encodeCursor([rank, feedbackCount, id]);
    const { rows, next } = cutRows(found, query.limit, cursorOf);
    return new Page(rows.map(toAdminSuggestion), total, next);
  }

  @Endpoint(readAdminSuggestion)
  readAdminSuggestion(@Input() { params }: EndpointInput<typeof readAdminSuggestion>): Promise<AdminSuggestionDetail> {
    return this.suggestionViews.detail(params.id);
  }

  @Endpoint(changeSuggestion)
  changeSuggestion(
    @Input() { params, body }: EndpointInput<typeof changeSuggestion>,
    @Caller() caller: Caller,
  ): Promise<AdminSuggestionDetail> {
    return this.changeSuggestionUseCase.execute(params.id, body, staffActor(caller));
  }

  @Endpoint(mergeSuggestion)
  mergeSuggestion(
    @Input() { params, body }: EndpointInput<typeof mergeSuggestion>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminSuggestionDetail> {
    return this.mergeSuggestionUseCase.execute(params.id, body.into, staffActor(caller), key);
  }

  @Endpoint(splitSuggestion)
  splitSuggestion(
    @Input() { params, body }: EndpointInput<typeof splitSuggestion>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminSuggestionDetail> {
    return this.splitSuggestionUseCase.execute(params.id, body.feedbackIds, staffActor(caller), key);
  }

  @Endpoint(publishSuggestion)
  publishSuggestion(
    @Input() { params, body }: EndpointInput<typeof publishSuggestion>,
    @Caller() caller: Caller,
  ): Promise<AdminSuggestionDetail> {
    return this.publishSuggestionUseCase.execute(params.id, body, staffActor(caller));
  }

  @Endpoint(withdrawSuggestion)
  withdrawSuggestion(
    @Input() { params }: EndpointInput<typeof withdrawSuggestion>,
    @Caller() caller: Caller,
  ): Promise<AdminSuggestionDetail> {
    return this.publishSuggestionUseCase.execute(params.id, null, staffActor(caller));
  }
}
