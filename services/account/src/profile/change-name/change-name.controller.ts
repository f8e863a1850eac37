import { Controller } from '@nestjs/common';
import { changeName, type OwnProfileAnswer } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { OwnProfile } from '../own-profile';
import { ChangeName } from './change-name.use-case';

@Controller()
export class ChangeNameController {
  constructor(
    private readonly change: ChangeName,
    private readonly own: OwnProfile,
  ) {}

  @Endpoint(changeName)
  async handle(
    @Input() { body }: EndpointInput<typeof changeName>,
    @Caller() caller: Caller,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = caller.member;
    await this.change.execute(memberId, body);
    return this.own.of(memberId);
  }
}
