import { Controller } from '@nestjs/common';
import { listPalettes, PALETTES_PER_MEMBER, type OwnPalette } from '@waymark/contracts-account';
import { Caller, Endpoint } from '@waymark/service-kit';
import { PaletteRepository, toOwnPalette } from '../palette.repository';

@Controller()
export class ListPalettesController {
  constructor(private readonly palettes: PaletteRepository) {}

  @Endpoint(listPalettes)
  async handle(@Caller() caller: Caller): Promise<OwnPalette[]> {
    return (await this.palettes.list(caller.member.memberId, PALETTES_PER_MEMBER)).map(toOwnPalette);
  }
}
