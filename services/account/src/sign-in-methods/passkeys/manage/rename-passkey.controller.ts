import { Controller } from '@nestjs/common';
import { renamePasskey } from '@waymark/contracts-account';
import type { Actor, EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { coreProblem, CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../../support/signed-in';
import { toPasskey } from '../passkey.mapper';
import { PasskeyRepository } from '../passkey.repository';

@Controller()
export class RenamePasskeyController {
  constructor(private readonly passkeys: PasskeyRepository) {}

  @Endpoint(renamePasskey)
  async handle(
    @Input() { params, body }: EndpointInput<typeof renamePasskey>,
    @CurrentActor() actor: Actor,
  ): Promise<EndpointOutput<typeof renamePasskey>> {
    const renamed = await this.passkeys.rename(signedIn(actor).memberId, params.id, body.name);
    if (!renamed) throw coreProblem('request.not-found');
    return toPasskey(renamed);
  }
}
