import { Controller } from '@nestjs/common';
import { getUserProfile, type UserProfile } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { asideProblem, Caller, Endpoint, Input } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { toUserProfile } from '../profile.mapper';
import { ProfileRepository } from '../profile.repository';

@Controller()
export class GetUserProfileController {
  constructor(private readonly profiles: ProfileRepository) {}

  @Endpoint(getUserProfile)
  async handle(
    @Input() { params }: EndpointInput<typeof getUserProfile>,
    @Caller() caller: Caller,
  ): Promise<UserProfile> {
    const { memberId } = caller.member;
    const row = await this.profiles.seenBy(memberId, params.id);
    if (!row) throw asideProblem(await this.profiles.aside(params.id, memberId)) ?? accountProblem('profile.not-found');
    return toUserProfile(row);
  }
}
