import { Controller } from '@nestjs/common';
import { putPublicProfile, type OwnProfileAnswer } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { OwnProfile } from '../own-profile';
import { PutPublicProfile } from './put-public-profile.use-case';

@Controller()
export class PutPublicProfileController {
  constructor(
    private readonly put: PutPublicProfile,
    private readonly own: OwnProfile,
  ) {}

  @Endpoint(putPublicProfile)
  async handle(
    @Input() { body }: EndpointInput<typeof putPublicProfile>,
    @CurrentActor() actor: Actor,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = signedIn(actor);
    await this.put.execute(memberId, body);
    return this.own.of(memberId);
  }
}
