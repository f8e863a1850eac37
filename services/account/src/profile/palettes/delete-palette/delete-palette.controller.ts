import { Controller } from '@nestjs/common';
import { deletePalette } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { PaletteRepository } from '../palette.repository';

@Controller()
export class DeletePaletteController {
  constructor(private readonly palettes: PaletteRepository) {}

  @Endpoint(deletePalette)
  async handle(@Input() { params }: EndpointInput<typeof deletePalette>, @Caller() caller: Caller): Promise<void> {
    if (!(await this.palettes.delete(caller.member.memberId, params.id))) throw accountProblem('palette.not-found');
  }
}
