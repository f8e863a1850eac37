import { Controller } from '@nestjs/common';
import { putAccessibilityProfile, type OwnProfileAnswer } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
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
    @Caller() caller: Caller,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = caller.member;
    await this.put.execute(memberId, body);
    return this.own.of(memberId);
  }
}
