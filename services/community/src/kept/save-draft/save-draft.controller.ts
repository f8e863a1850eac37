import { Controller } from '@nestjs/common';
import { dropKeptDraft, type KeptDetail, saveKeptDraft } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../../feedback/desk/staff-actor';
import { SaveDraft } from './save-draft.use-case';

@Controller()
export class SaveDraftController {
  constructor(private readonly useCase: SaveDraft) {}

  @Endpoint(saveKeptDraft)
  save(
    @Input() { params, body }: EndpointInput<typeof saveKeptDraft>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    const { content, ...seen } = body;
    return this.useCase.execute({ id: params, actor: staffActor(caller), key }, seen, content);
  }

  @Endpoint(dropKeptDraft)
  drop(
    @Input() { params, body }: EndpointInput<typeof dropKeptDraft>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.useCase.execute({ id: params, actor: staffActor(caller), key }, body, null);
  }
}
