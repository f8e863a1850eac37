import { Controller } from '@nestjs/common';
import { type KeptDetail, publishKept, publishKeptAgain, withdrawKept } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { staffActor } from '../../feedback/desk/staff-actor';
import { PublishKept } from './publish-kept.use-case';

@Controller()
export class PublishKeptController {
  constructor(private readonly useCase: PublishKept) {}

  @Endpoint(publishKept)
  publish(
    @Input() { params: id, body }: EndpointInput<typeof publishKept>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.useCase.execute({ id, actor: staffActor(caller), key }, { endpoint: publishKept.name, ...body });
  }

  @Endpoint(publishKeptAgain)
  again(
    @Input() { params: id, body }: EndpointInput<typeof publishKeptAgain>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.useCase.execute({ id, actor: staffActor(caller), key }, { endpoint: publishKeptAgain.name, ...body });
  }

  @Endpoint(withdrawKept)
  withdraw(
    @Input() { params: id, body }: EndpointInput<typeof withdrawKept>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<KeptDetail> {
    return this.useCase.execute({ id, actor: staffActor(caller), key }, { endpoint: withdrawKept.name, ...body });
  }
}
