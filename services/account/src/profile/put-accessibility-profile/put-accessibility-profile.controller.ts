import { Controller } from '@nestjs/common';
import { putAccessibilityProfile, type OwnProfileAnswer } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { OwnProfile } from '../own-profile';
import { PutAccessibilityProfile } from './put-accessibility-profile.use-case';

@Controller()
export class PutAccessibilityProfileController {
  constructor(
    private readonly put: PutAccessibilityProfile,
    private readonly own: OwnProfile,
  ) {}

  @Endpoint(putAccessibilityProfile)
  async handle(
    @Input() { body }: EndpointInput<typeof putAccessibilityProfile>,
    @CurrentActor() actor: Actor,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = signedIn(actor);
    await this.put.execute(memberId, body);
    return this.own.of(memberId);
  }
}
