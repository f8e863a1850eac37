import { Controller } from '@nestjs/common';
import { addPasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { AddPasskey } from './add-passkey.use-case';

@Controller()
export class AddPasskeyController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly useCase: AddPasskey,
  ) {}

  @Endpoint(addPasskey)
  async handle(
    @Input() { body }: EndpointInput<typeof addPasskey>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof addPasskey>> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return this.useCase.execute(memberId, body, key);
  }
}
