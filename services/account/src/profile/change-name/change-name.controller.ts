import { Controller } from '@nestjs/common';
import { changeName, type OwnProfileAnswer } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { OwnProfile } from '../own-profile';
import { ChangeName } from './change-name.use-case';

@Controller()
export class ChangeNameController {
  constructor(
    private readonly change: ChangeName,
    private readonly own: OwnProfile,
  ) {}

  @Endpoint(changeName)
  async handle(
    @Input() { body }: EndpointInput<typeof changeName>,
    @CurrentActor() actor: Actor,
  ): Promise<OwnProfileAnswer> {
    const { memberId } = signedIn(actor);
    await this.change.execute(memberId, body);
    return this.own.of(memberId);
  }
}
