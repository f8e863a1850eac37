import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { findOrCreateAttraction, type Attraction } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { FindOrCreateAttraction } from './find-or-create-attraction.use-case';

@Controller()
export class FindOrCreateAttractionController {
  constructor(private readonly useCase: FindOrCreateAttraction) {}

  @Endpoint(findOrCreateAttraction)
  async handle(
    @Input() { body }: EndpointInput<typeof findOrCreateAttraction>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ): Promise<Attraction> {
    const { status, attraction } = await this.useCase.execute(body, caller.member, key);
    reply.status(status);
    return attraction;
  }
}
