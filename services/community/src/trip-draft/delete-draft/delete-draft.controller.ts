import { Controller } from '@nestjs/common';
import { deleteTripDraft } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { DraftRepository } from '../draft.repository';

@Controller()
export class DeleteDraftController {
  constructor(private readonly drafts: DraftRepository) {}

  @Endpoint(deleteTripDraft)
  handle(@Input() { params }: EndpointInput<typeof deleteTripDraft>, @Caller() caller: Caller): Promise<void> {
    return this.drafts.delete(params.id, caller.member.memberId);
  }
}
