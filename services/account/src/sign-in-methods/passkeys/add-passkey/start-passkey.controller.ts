import { Controller } from '@nestjs/common';
import { startPasskey } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { ReAuthentication } from '../../../session/re-authentication';
import { StartPasskey } from './start-passkey.use-case';

@Controller()
export class StartPasskeyController {
  constructor(
    private readonly reAuthentication: ReAuthentication,
    private readonly start: StartPasskey,
  ) {}

  @Endpoint(startPasskey)
  async handle(@Caller() caller: Caller) {
    const { memberId } = caller.member;
    await this.reAuthentication.require(caller.cookie);
    return this.start.execute(memberId);
  }
}
