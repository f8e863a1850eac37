import { Controller } from '@nestjs/common';
import { createPreferences, type Preferences, updatePreferences } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { SavedPreferences, ownOnly } from './saved-preferences';

@Controller()
export class SavePreferencesController {
  constructor(private readonly saved: SavedPreferences) {}

  @Endpoint(createPreferences)
  async create(
    @Input() { body }: EndpointInput<typeof createPreferences>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<Preferences> {
    const answer = await this.saved.create(caller.member.memberId, body);
    void reply.status(answer.status);
    return answer.body;
  }

  @Endpoint(updatePreferences)
  update(
    @Input() { params, body }: EndpointInput<typeof updatePreferences>,
    @Caller() caller: Caller,
  ): Promise<Preferences> {
    return this.saved.update(ownOnly(caller.member, params.userId), body);
  }
}
