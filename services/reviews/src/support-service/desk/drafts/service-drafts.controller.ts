import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { discardServiceDraft, draftNewService, saveServiceDraft, type ServiceDesk } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../service-acts';
import { ServiceDrafts } from './service-drafts';

@Controller()
export class ServiceDraftsController {
  constructor(private readonly drafts: ServiceDrafts) {}

  @Endpoint(draftNewService)
  begin(
    @Input() { body }: EndpointInput<typeof draftNewService>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<ServiceDesk> {
    return this.drafts.begin(body.fields, staffActor(caller), key);
  }

  @Endpoint(saveServiceDraft)
  save(
    @Input() { params, body }: EndpointInput<typeof saveServiceDraft>,
    @Caller() caller: Caller,
  ): Promise<ServiceDesk> {
    return this.drafts.save(params.id, body, staffActor(caller));
  }

  @Endpoint(discardServiceDraft)
  discard(@Input() { params }: EndpointInput<typeof discardServiceDraft>, @Caller() caller: Caller): Promise<void> {
    return this.drafts.discard(params.id, staffActor(caller));
  }
}
