import { Controller } from '@nestjs/common';
import { ACCOUNT_PROBLEMS, getUserProfile, type UserProfile } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input, ProblemException } from '@waymark/service-kit';
import { signedIn } from '../../signed-in';
import { toUserProfile } from '../profile.mapper';
import { ProfileRepository } from '../profile.repository';

@Controller()
export class GetUserProfileController {
  constructor(private readonly profiles: ProfileRepository) {}

  @Endpoint(getUserProfile)
  async handle(@Input() { params }: EndpointInput<typeof getUserProfile>, @CurrentActor() actor: Actor): Promise<UserProfile> {
    const row = await this.profiles.seenBy(signedIn(actor).memberId, params.id);
    if (!row) throw new ProblemException('profile.not-found', ACCOUNT_PROBLEMS['profile.not-found']);
    return toUserProfile(row);
  }
}
