import { Controller } from '@nestjs/common';
import { getCurrentUser } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { OwnProfile } from '../own-profile';

@Controller()
export class GetCurrentUserController {
  constructor(private readonly own: OwnProfile) {}

  @Endpoint(getCurrentUser)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof getCurrentUser>> {
    const { memberId, role } = caller.member;
    const own = await this.own.of(memberId);
    // Whoever has a role but may not use it in this session is told why.
    return role === 'member' ? { ...own, role, secondStepNeeded: own.role !== 'member' } : own;
  }
}
