import { Controller } from '@nestjs/common';
import { replacePalette, type OwnPalette } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { PaletteRepository, toOwnPalette } from '../palette.repository';

@Controller()
export class ReplacePaletteController {
  constructor(private readonly palettes: PaletteRepository) {}

  @Endpoint(replacePalette)
  async handle(
    @Input() { params, body }: EndpointInput<typeof replacePalette>,
    @Caller() caller: Caller,
  ): Promise<OwnPalette> {
    const row = await this.palettes.replace(caller.member.memberId, params.id, body);
    if (!row) throw accountProblem('palette.not-found');
    return toOwnPalette(row);
  }
}
