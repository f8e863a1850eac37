import { Controller } from '@nestjs/common';
import { startAuthenticator } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { StartAuthenticator } from './start-authenticator.use-case';

@Controller()
export class StartAuthenticatorController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly start: StartAuthenticator,
  ) {}

  @Endpoint(startAuthenticator)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof startAuthenticator>> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return this.start.execute(memberId);
  }
}
