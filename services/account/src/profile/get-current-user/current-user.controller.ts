import { Controller } from '@nestjs/common';
import { getCurrentUser } from '@waymark/contracts-account';
import type { Actor, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { OwnProfile } from '../own-profile';
import { signedIn } from '../../support/signed-in';

@Controller()
export class CurrentUserController {
  constructor(private readonly own: OwnProfile) {}

  @Endpoint(getCurrentUser)
  async handle(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof getCurrentUser>> {
    const { memberId, role } = signedIn(actor);
    const own = await this.own.of(memberId);
    // Whoever has a role but may not use it in this session is told why.
    return role === 'member' ? { ...own, role, secondStepNeeded: own.role !== 'member' } : own;
  }
}
