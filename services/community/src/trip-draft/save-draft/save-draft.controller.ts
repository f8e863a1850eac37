import { Controller } from '@nestjs/common';
import { saveTripDraft, type TripDraft } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { SaveDraft } from './save-draft.use-case';

@Controller()
export class SaveDraftController {
  constructor(private readonly useCase: SaveDraft) {}

  @Endpoint(saveTripDraft)
  handle(@Input() { params, body }: EndpointInput<typeof saveTripDraft>, @Caller() caller: Caller): Promise<TripDraft> {
    return this.useCase.execute(params.id, body, caller.member.memberId);
  }
}
