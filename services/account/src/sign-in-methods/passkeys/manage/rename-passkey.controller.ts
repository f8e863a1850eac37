import { Controller } from '@nestjs/common';
import { renamePasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { PasskeyRepository, toPasskey } from '../passkey.repository';

@Controller()
export class RenamePasskeyController {
  constructor(private readonly passkeys: PasskeyRepository) {}

  @Endpoint(renamePasskey)
  async handle(
    @Input() { params, body }: EndpointInput<typeof renamePasskey>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof renamePasskey>> {
    const renamed = await this.passkeys.rename(caller.member.memberId, params.id, body.name);
    if (!renamed) throw coreProblem('request.not-found');
    return toPasskey(renamed);
  }
}
