import { Controller } from '@nestjs/common';
import {
  createPalette,
  deletePalette,
  listPalettes,
  type OwnPalette,
  PALETTES_PER_MEMBER,
  replacePalette,
} from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';
import { CreatePalette } from './create-palette.use-case';
import { PaletteRepository, toOwnPalette } from './palette.repository';

@Controller()
export class PalettesController {
  constructor(
    private readonly createPaletteUseCase: CreatePalette,
    private readonly paletteRepository: PaletteRepository,
  ) {}

  @Endpoint(createPalette)
  async createPalette(
    @Input() { body }: EndpointInput<typeof createPalette>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<OwnPalette> {
    return this.createPaletteUseCase.execute(body, caller.member.memberId, key);
  }

  @Endpoint(deletePalette)
  async deletePalette(
    @Input() { params }: EndpointInput<typeof deletePalette>,
    @Caller() caller: Caller,
  ): Promise<void> {
    if (!(await this.paletteRepository.delete(caller.member.memberId, params.id)))
      throw accountProblem('palette.not-found');
  }

  @Endpoint(listPalettes)
  async listPalettes(@Caller() caller: Caller): Promise<OwnPalette[]> {
    return (await this.paletteRepository.list(caller.member.memberId, PALETTES_PER_MEMBER)).map(toOwnPalette);
  }

  @Endpoint(replacePalette)
  async replacePalette(
    @Input() { params, body }: EndpointInput<typeof replacePalette>,
    @Caller() caller: Caller,
  ): Promise<OwnPalette> {
    const row = await this.paletteRepository.replace(caller.member.memberId, params.id, body);
    if (!row) throw accountProblem('palette.not-found');
    return toOwnPalette(row);
  }
}
