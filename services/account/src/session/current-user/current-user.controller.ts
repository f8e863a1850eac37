import { Controller } from '@nestjs/common';
import { getCurrentUser } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { OwnProfile } from '../../profile/own-profile';
import { signedIn } from '../../signed-in';

@Controller()
export class CurrentUserController {
  constructor(private readonly own: OwnProfile) {}

  @Endpoint(getCurrentUser)
  handle(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof getCurrentUser>> {
    return this.own.of(signedIn(actor).memberId);
  }
}
