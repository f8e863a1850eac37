import { Controller } from '@nestjs/common';
import { getOwnWaysIn, getWaysIn } from '@waymark/contracts-account';
import type { EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint } from '@waymark/service-kit';
import { PasskeyRepository, toPasskey } from './passkeys/passkey.repository';
import { ProviderClient } from './providers/provider-client';
import { SignInMethodsRepository } from './sign-in-methods.repository';

@Controller()
export class SignInMethodsController {
  constructor(
    private readonly signInMethodsRepository: SignInMethodsRepository,
    private readonly passkeyRepository: PasskeyRepository,
    private readonly providerClient: ProviderClient,
  ) {}

  @Endpoint(getOwnWaysIn)
  async getOwnWaysIn(@Caller() caller: Caller): Promise<EndpointOutput<typeof getOwnWaysIn>> {
    const { memberId } = caller.member;
    const [own, passkeys] = await Promise.all([
      this.signInMethodsRepository.findOwn(memberId),
      this.passkeyRepository.listOf(memberId),
    ]);
    if (!own) throw coreProblem('auth.required');
    const { hasPassword, codesSince, recoveryCodesLeft, isProviderLinked, providerEmail } = own;
    const name = this.providerClient.name;
    return {
      hasPassword,
      passkeys: passkeys.map(toPasskey),
      codes: codesSince && { since: codesSince.toISOString(), recoveryCodesLeft },
      provider: name === null ? null : { name, isLinked: isProviderLinked, email: providerEmail },
    };
  }

  @Endpoint(getWaysIn)
  getWaysIn(): EndpointOutput<typeof getWaysIn> {
    const name = this.providerClient.name;
    return { provider: name === null ? null : { name } };
  }
}
