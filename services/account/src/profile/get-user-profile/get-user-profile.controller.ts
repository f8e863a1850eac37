import { Controller } from '@nestjs/common';
import { getUserProfile, type UserProfile } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { signedIn } from '../../support/signed-in';
import { toUserProfile } from '../profile.mapper';
import { ProfileRepository } from '../profile.repository';

@Controller()
export class GetUserProfileController {
  constructor(private readonly profiles: ProfileRepository) {}

  @Endpoint(getUserProfile)
  async handle(
    @Input() { params }: EndpointInput<typeof getUserProfile>,
    @CurrentActor() actor: Actor,
  ): Promise<UserProfile> {
    const row = await this.profiles.seenBy(signedIn(actor).memberId, params.id);
    if (!row) throw accountProblem('profile.not-found');
    return toUserProfile(row);
  }
}
