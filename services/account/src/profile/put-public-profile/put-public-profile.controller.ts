import { Controller } from '@nestjs/common';
import { putPublicProfile, type OwnProfileAnswer } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
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
    @Caller() caller: Caller,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = caller.member;
    await this.put.execute(memberId, body);
    return this.own.of(memberId);
  }
}
