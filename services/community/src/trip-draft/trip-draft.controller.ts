import { Controller } from '@nestjs/common';
import {
  deleteTripDraft,
  listTripDrafts,
  readTripDraft,
  saveTripDraft,
  type TripDraft,
  type WholeTripDraft,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../problem';
import { DraftRepository, toDraft } from './draft.repository';
import { SaveDraft } from './save-draft.use-case';

@Controller()
export class TripDraftController {
  constructor(
    private readonly draftRepository: DraftRepository,
    private readonly saveDraft: SaveDraft,
  ) {}

  @Endpoint(listTripDrafts)
  async listTripDrafts(@Caller() caller: Caller): Promise<TripDraft[]> {
    return (await this.draftRepository.list(caller.member.memberId)).map(toDraft);
  }

  @Endpoint(readTripDraft)
  async readTripDraft(
    @Input() { params }: EndpointInput<typeof readTripDraft>,
    @Caller() caller: Caller,
  ): Promise<WholeTripDraft> {
    const row = await this.draftRepository.one(params.id, caller.member.memberId);
    if (!row) throw problem('draft.not-found');
    const { form } = row;
    return { ...toDraft({ ...row, title: form.title ?? null }), form };
  }

  @Endpoint(saveTripDraft)
  saveTripDraft(
    @Input() { params, body }: EndpointInput<typeof saveTripDraft>,
    @Caller() caller: Caller,
  ): Promise<TripDraft> {
    return this.saveDraft.execute(params.id, body, caller.member.memberId);
  }

  @Endpoint(deleteTripDraft)
  deleteTripDraft(@Input() { params }: EndpointInput<typeof deleteTripDraft>, @Caller() caller: Caller): Promise<void> {
    return this.draftRepository.delete(params.id, caller.member.memberId);
  }
}
