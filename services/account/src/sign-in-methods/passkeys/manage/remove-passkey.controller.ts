import { Controller } from '@nestjs/common';
import { removePasskey } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { RemovePasskey } from './remove-passkey.use-case';

@Controller()
export class RemovePasskeyController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly remove: RemovePasskey,
  ) {}

  @Endpoint(removePasskey)
  async handle(@Input() { params }: EndpointInput<typeof removePasskey>, @Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.remove.execute(memberId, params.id);
  }
}
