import { Controller } from '@nestjs/common';
import { createPreferences, type Preferences, updatePreferences } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { signedIn } from '../../support/signed-in';
import { ownOnly } from './own-only';
import { SavedPreferences } from './saved-preferences';

@Controller()
export class SavePreferencesController {
  constructor(private readonly saved: SavedPreferences) {}

  @Endpoint(createPreferences)
  async create(
    @Input() { body }: EndpointInput<typeof createPreferences>,
    @CurrentActor() actor: Actor,
    @Reply() reply: FastifyReply,
  ): Promise<Preferences> {
    const answer = await this.saved.create(signedIn(actor).memberId, body);
    void reply.status(answer.status);
    return answer.body;
  }

  @Endpoint(updatePreferences)
  update(
    @Input() { params, body }: EndpointInput<typeof updatePreferences>,
    @CurrentActor() actor: Actor,
  ): Promise<Preferences> {
    return this.saved.update(ownOnly(actor, params.userId), body);
  }
}
