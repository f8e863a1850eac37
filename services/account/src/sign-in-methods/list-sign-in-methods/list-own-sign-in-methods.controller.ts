import { Controller } from '@nestjs/common';
import { getOwnWaysIn } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint } from '@waymark/service-kit';
import { PasskeyRepository, toPasskey } from '../passkeys/passkey.repository';
import { ProviderClient } from '../providers/provider-client';
import { SignInMethodsRepository } from '../sign-in-methods.repository';

@Controller()
export class ListOwnSignInMethodsController {
  constructor(
    private readonly signInMethods: SignInMethodsRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly provider: ProviderClient,
  ) {}

  @Endpoint(getOwnWaysIn)
  async handle(@Caller() caller: Caller): Promise<EndpointOutput<typeof getOwnWaysIn>> {
    const { memberId } = caller.member;
    const [own, passkeys] = await Promise.all([this.signInMethods.findOwn(memberId), this.passkeys.listOf(memberId)]);
    if (!own) throw coreProblem('auth.required');
    const { hasPassword, codesSince, recoveryCodesLeft, isProviderLinked, providerEmail } = own;
    const name = this.provider.name;
    return {
      hasPassword,
      passkeys: passkeys.map(toPasskey),
      codes: codesSince && { since: codesSince.toISOString(), recoveryCodesLeft },
      provider: name === null ? null : { name, isLinked: isProviderLinked, email: providerEmail },
    };
  }
}
