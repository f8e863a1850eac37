import { Controller } from '@nestjs/common';
import { removeAuthenticator } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { RemoveAuthenticator } from './remove-authenticator.use-case';

@Controller()
export class RemoveAuthenticatorController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly remove: RemoveAuthenticator,
  ) {}

  @Endpoint(removeAuthenticator)
  async handle(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    await this.remove.execute(memberId);
  }
}
