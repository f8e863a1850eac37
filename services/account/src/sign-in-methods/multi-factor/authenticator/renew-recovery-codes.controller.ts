import { Controller } from '@nestjs/common';
import { renewRecoveryCodes } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { RenewRecoveryCodes } from './renew-recovery-codes.use-case';

@Controller()
export class RenewRecoveryCodesController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly renew: RenewRecoveryCodes,
  ) {}

  @Endpoint(renewRecoveryCodes)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof renewRecoveryCodes>> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return { recoveryCodes: await this.renew.execute(memberId) };
  }
}
