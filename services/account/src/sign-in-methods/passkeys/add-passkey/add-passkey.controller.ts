import { Controller } from '@nestjs/common';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { addPasskey } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, Idempotency, IdempotencyKey, Input } from '@waymark/service-kit';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { toPasskey } from '../passkey.mapper';
import { AddPasskeyUseCase } from './add-passkey.use-case';

@Controller()
export class AddPasskeyController {
  constructor(
    private readonly fresh: FreshSignIn,
    private readonly idempotency: Idempotency,
    private readonly useCase: AddPasskeyUseCase,
  ) {}

  @Endpoint(addPasskey)
  async handle(
    @Input() { body }: EndpointInput<typeof addPasskey>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof addPasskey>> {
    const { memberId } = caller.member;
    await this.fresh.require(caller.cookie);
    const scope = { key, memberId, endpoint: addPasskey.name, body };
    const answer = await this.idempotency.run(scope, async (tx) => {
      const credential = body.credential as unknown as RegistrationResponseJSON;
      return { status: 201, body: toPasskey(await this.useCase.execute(tx, memberId, body.name, credential)) };
    });
    return answer.body;
  }
}
