import { Controller } from '@nestjs/common';
import { replacePalette, type OwnPalette } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { signedIn } from '../../../support/signed-in';
import { toOwnPalette } from '../palette.mapper';
import { PaletteRepository } from '../palette.repository';

@Controller()
export class ReplacePaletteController {
  constructor(private readonly palettes: PaletteRepository) {}

  @Endpoint(replacePalette)
  async handle(
    @Input() { params, body }: EndpointInput<typeof replacePalette>,
    @CurrentActor() actor: Actor,
  ): Promise<OwnPalette> {
    const row = await this.palettes.replace(signedIn(actor).memberId, params.id, body);
    if (!row) throw accountProblem('palette.not-found');
    return toOwnPalette(row);
  }
}
