import { Controller, Req } from '@nestjs/common';
import { receiveStripeEvent } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Endpoint, Input } from '@waymark/service-kit';
import type { FastifyRequest } from 'fastify';
import { ReceiveStripeEvent } from './receive-stripe-event.use-case';

@Controller()
export class ReceiveStripeEventController {
  constructor(private readonly useCase: ReceiveStripeEvent) {}

  @Endpoint(receiveStripeEvent)
  handle(
    @Input() { body }: EndpointInput<typeof receiveStripeEvent>,
    @Req() { headers }: FastifyRequest,
  ): Promise<void> {
    const signature = headers['stripe-signature'];
    return this.useCase.execute(body, typeof signature === 'string' ? signature : undefined);
  }
}
