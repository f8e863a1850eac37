import { Controller } from '@nestjs/common';
import { createPalette, type OwnPalette } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { signedIn } from '../../../support/signed-in';
import { CreatePalette } from './create-palette.use-case';

@Controller()
export class CreatePaletteController {
  constructor(private readonly useCase: CreatePalette) {}

  @Endpoint(createPalette)
  async handle(
    @Input() { body }: EndpointInput<typeof createPalette>,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnPalette> {
    return (await this.useCase.run(body, signedIn(actor).memberId, key)).body;
  }
}
