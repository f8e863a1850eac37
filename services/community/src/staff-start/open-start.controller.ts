import { Controller } from '@nestjs/common';
import { openStaffStart, type StaffStart } from '@waymark/contracts-community';
import { Caller, Endpoint } from '@waymark/service-kit';
import { OpenStart } from './open-start.use-case';

@Controller()
export class OpenStartController {
  constructor(private readonly useCase: OpenStart) {}

  @Endpoint(openStaffStart)
  handle(@Caller() { member }: Caller): Promise<StaffStart> {
    return this.useCase.execute(member.memberId);
  }
}
