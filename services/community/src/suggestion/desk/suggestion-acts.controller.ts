import { Controller } from '@nestjs/common';
import {
  type AdminSuggestionDetail,
  changeSuggestion,
  mergeSuggestion,
  publishSuggestion,
  splitSuggestion,
  withdrawSuggestion,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../../feedback/desk/staff-actor';
import { ChangeSuggestion } from './change-suggestion/change-suggestion.use-case';
import { MergeSuggestion } from './merge-suggestion/merge-suggestion.use-case';
import { PublishSuggestion } from './publish-suggestion/publish-suggestion.use-case';
import { SplitSuggestion } from './split-suggestion/split-suggestion.use-case';

@Controller()
export class SuggestionActsController {
  constructor(
    private readonly changing: ChangeSuggestion,
    private readonly merging: MergeSuggestion,
    private readonly splitting: SplitSuggestion,
    private readonly publishing: PublishSuggestion,
  ) {}

  @Endpoint(changeSuggestion)
  change(
    @Input() { params, body }: EndpointInput<typeof changeSuggestion>,
    @Caller() caller: Caller,
  ): Promise<AdminSuggestionDetail> {
    return this.changing.execute(params.id, body, staffActor(caller));
  }

  @Endpoint(mergeSuggestion)
  merge(
    @Input() { params, body }: EndpointInput<typeof mergeSuggestion>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminSuggestionDetail> {
    return this.merging.execute(params.id, body.into, staffActor(caller), key);
  }

  @Endpoint(splitSuggestion)
  split(
    @Input() { params, body }: EndpointInput<typeof splitSuggestion>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminSuggestionDetail> {
    return this.splitting.execute(params.id, body.feedbackIds, staffActor(caller), key);
  }

  @Endpoint(publishSuggestion)
  publish(
    @Input() { params, body }: EndpointInput<typeof publishSuggestion>,
    @Caller() caller: Caller,
  ): Promise<AdminSuggestionDetail> {
    return this.publishing.execute(params.id, body, staffActor(caller));
  }

  @Endpoint(withdrawSuggestion)
  withdraw(
    @Input() { params }: EndpointInput<typeof withdrawSuggestion>,
    @Caller() caller: Caller,
  ): Promise<AdminSuggestionDetail> {
    return this.publishing.execute(params.id, null, staffActor(caller));
  }
}
