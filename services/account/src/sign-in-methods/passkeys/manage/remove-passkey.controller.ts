import { Controller } from '@nestjs/common';
import { removePasskey } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, coreProblem, Database, Endpoint, Input } from '@waymark/service-kit';
import { WayInMail } from '../../sign-in-method-mail';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { lastWayIn } from '../../last-sign-in-method';
import { WaysInRepository } from '../../sign-in-methods.repository';
import { PasskeyRepository } from '../passkey.repository';

@Controller()
export class RemovePasskeyController {
  constructor(
    private readonly fresh: FreshSignIn,
    private readonly database: Database,
    private readonly ways: WaysInRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly mail: WayInMail,
  ) {}

  @Endpoint(removePasskey)
  async handle(@Input() { params }: EndpointInput<typeof removePasskey>, @Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.fresh.require(caller.cookie);
    await this.database.transaction(async (tx) => {
      const { hasPassword, passkeys, providers } = await this.ways.countLocked(tx, memberId);
      if (!(await this.passkeys.remove(tx, memberId, params.id))) throw coreProblem('request.not-found');
      if (!hasPassword && passkeys === 1 && providers === 0) throw lastWayIn();
      await this.mail.addTo(tx, memberId, 'passkey-removed');
    });
  }
}
