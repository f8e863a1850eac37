import { Injectable } from '@nestjs/common';
import { createPalette, PALETTES_PER_MEMBER, type OwnPalette, type PaletteBody } from '@waymark/contracts-account';
import { coreProblem, Idempotency } from '@waymark/service-kit';
import { accountProblem } from '../support/account-problem';
import { PaletteRepository, toOwnPalette } from './palette.repository';

@Injectable()
export class CreatePalette {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly palettes: PaletteRepository,
  ) {}

  async execute(body: PaletteBody, memberId: number, key: string | null): Promise<OwnPalette> {
    const answer = await this.idempotency.run({ key, memberId, endpoint: createPalette.name, body }, async (tx) => {
      const count = await this.palettes.lockedCount(tx, memberId);
      if (count === null) throw coreProblem('auth.required');
      if (count >= PALETTES_PER_MEMBER) throw accountProblem('palette.too-many');
      return { status: 201, body: toOwnPalette(await this.palettes.insert(tx, memberId, body)) };
    });
    return answer.body;
  }
}
