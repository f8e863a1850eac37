import { Controller } from '@nestjs/common';
import { createPalette, type OwnPalette } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { CreatePalette } from './create-palette.use-case';

@Controller()
export class CreatePaletteController {
  constructor(private readonly useCase: CreatePalette) {}

  @Endpoint(createPalette)
  async handle(
    @Input() { body }: EndpointInput<typeof createPalette>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnPalette> {
    return this.useCase.execute(body, caller.member.memberId, key);
  }
}
