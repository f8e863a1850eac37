import { Controller } from '@nestjs/common';
import { deletePalette } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { accountProblem } from '../../../support/account-problem';
import { signedIn } from '../../../support/signed-in';
import { PaletteRepository } from '../palette.repository';

@Controller()
export class DeletePaletteController {
  constructor(private readonly palettes: PaletteRepository) {}

  @Endpoint(deletePalette)
  async handle(@Input() { params }: EndpointInput<typeof deletePalette>, @CurrentActor() actor: Actor): Promise<void> {
    if (!(await this.palettes.delete(signedIn(actor).memberId, params.id))) throw accountProblem('palette.not-found');
  }
}
