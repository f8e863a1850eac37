import { Controller } from '@nestjs/common';
import { listTripDrafts, readTripDraft, type TripDraft, type WholeTripDraft } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { toDraft } from '../draft.mapper';
import { DraftRepository } from '../draft.repository';

@Controller()
export class ListDraftsController {
  constructor(private readonly drafts: DraftRepository) {}

  @Endpoint(listTripDrafts)
  async all(@Caller() caller: Caller): Promise<TripDraft[]> {
    return (await this.drafts.list(caller.member.memberId)).map(toDraft);
  }

  @Endpoint(readTripDraft)
  async one(
    @Input() { params }: EndpointInput<typeof readTripDraft>,
    @Caller() caller: Caller,
  ): Promise<WholeTripDraft> {
    const row = await this.drafts.one(params.id, caller.member.memberId);
    if (!row) throw problem('draft.not-found');
    const { form } = row;
    return { ...toDraft({ ...row, title: form.title ?? null }), form };
  }
}
