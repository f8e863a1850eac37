import { Controller } from '@nestjs/common';
import { unlinkProvider } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { UnlinkProvider } from './unlink-provider.use-case';

@Controller()
export class UnlinkProviderController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly unlink: UnlinkProvider,
  ) {}

  @Endpoint(unlinkProvider)
  async handle(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.unlink.execute(memberId);
  }
}
