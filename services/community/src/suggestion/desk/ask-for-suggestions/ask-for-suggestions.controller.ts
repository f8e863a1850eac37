import { Controller } from '@nestjs/common';
import { askForSuggestions, type NewestRun, readSuggestionRun } from '@waymark/contracts-community';
import { Caller, Endpoint, IdempotencyKey } from '@waymark/service-kit';
import { staffActor } from '../../../feedback/desk/staff-actor';
import { RunRepository } from '../../run/run.repository';
import { toNewestRun } from '../run.mapper';
import { AskForSuggestions } from './ask-for-suggestions.use-case';

@Controller()
export class AskForSuggestionsController {
  constructor(
    private readonly useCase: AskForSuggestions,
    private readonly runs: RunRepository,
  ) {}

  @Endpoint(readSuggestionRun)
  async newest(): Promise<NewestRun> {
    return toNewestRun(await this.runs.newest());
  }

  @Endpoint(askForSuggestions)
  ask(@Caller() caller: Caller, @IdempotencyKey() key: string | null): Promise<NewestRun> {
    return this.useCase.execute(staffActor(caller), key);
  }
}
