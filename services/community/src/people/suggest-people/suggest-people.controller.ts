import { createHash } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { suggestPeople, type SuggestedPerson } from '@waymark/contracts-community';
import { Caller, Endpoint } from '@waymark/service-kit';
import { reasonsOf } from './reasons';
import { SuggestionRepository } from './suggestion.repository';

const SHOWN = 12;
const MAX_UINT32 = 0xffff_ffff;

@Controller()
export class SuggestPeopleController {
  constructor(private readonly suggestions: SuggestionRepository) {}

  @Endpoint(suggestPeople)
  async handle(@Caller() caller: Caller): Promise<SuggestedPerson[]> {
    const { memberId } = caller.member;
    const rows = await this.suggestions.find(memberId, placeOf(memberId, new Date()), SHOWN);
    return rows.map((row) => ({ ...row, reasons: reasonsOf(row) }));
  }
}

/** The same all day long, so that the list stays as it was read; another place tomorrow, and for everybody else. */
function placeOf(memberId: number, now: Date): number {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${memberId} ${day}`).digest().readUInt32BE() / MAX_UINT32;
}
