import { Controller } from '@nestjs/common';
import { startAuthenticator } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { MemberRepository } from '../../../member/member.repository';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { SecondStep } from '../second-step';
import { totpUri } from '../totp';

/** Sent twice it makes two secrets, of which the last one counts: there is nothing to repeat. */
@Controller()
export class StartAuthenticatorController {
  constructor(
    private readonly fresh: FreshSignIn,
    private readonly members: MemberRepository,
    private readonly secondStep: SecondStep,
  ) {}

  @Endpoint(startAuthenticator)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof startAuthenticator>> {
    const { memberId } = caller.member;
    await this.fresh.require(caller.cookie);
    const member = await this.members.findById(memberId);
    if (!member?.isActive) throw coreProblem('auth.required');
    const secret = await this.secondStep.begin(memberId);
    if (!secret) throw accountProblem('auth.codes-on');
    return { secret, uri: totpUri(secret, member.email) };
  }
}
