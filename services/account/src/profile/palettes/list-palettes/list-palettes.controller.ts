import { Controller } from '@nestjs/common';
import { listPalettes, PALETTES_PER_MEMBER, type OwnPalette } from '@waymark/contracts-account';
import type { Actor } from '@waymark/contracts-core';
import { CurrentActor, Endpoint } from '@waymark/service-kit';
import { signedIn } from '../../../support/signed-in';
import { toOwnPalette } from '../palette.mapper';
import { PaletteRepository } from '../palette.repository';

@Controller()
export class ListPalettesController {
  constructor(private readonly palettes: PaletteRepository) {}

  @Endpoint(listPalettes)
  async handle(@CurrentActor() actor: Actor): Promise<OwnPalette[]> {
    return (await this.palettes.list(signedIn(actor).memberId, PALETTES_PER_MEMBER)).map(toOwnPalette);
  }
}
