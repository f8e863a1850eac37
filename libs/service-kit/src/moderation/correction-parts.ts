import { Controller, Inject, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import {
  type CorrectableText,
  type CorrectionTexts,
  type EndpointInput,
  paragraphsSchema,
  requiredParagraphsSchema,
} from '@waymark/contracts-core';
import { Database } from '../database/database';
import { Caller, Input } from '../http/parameters';
import { Endpoint } from '../http/endpoint';
import { coreProblem } from '../problem/problem-exception';
import type { CorrectedText } from './correction-words';
import { Corrections } from './corrections';
import type { ModerationKind, ModerationSettings } from './moderation-settings';

/** Lets staff store corrected text, and lets the author read the old and the new text. */
export function correctionParts(
  kinds: ModerationSettings['kinds'],
  { store, own }: NonNullable<ModerationSettings['corrections']>,
): Type[] {
  @Controller()
  class CorrectionsController {
    constructor(
      @Inject(ModuleRef) private readonly parts: ModuleRef,
      @Inject(Database) private readonly database: Database,
      @Inject(Corrections) private readonly corrections: Corrections,
    ) {}

    @Endpoint(store)
    async store(@Input() { params, body }: EndpointInput<typeof store>): Promise<{ correctionId: number }> {
      const type = kinds[params.kind];
      const kind: ModerationKind | null = type ? this.parts.get(type, { strict: false }) : null;
      const correctionId = await this.database.transaction(async (tx) => {
        const texts = await kind?.texts?.(tx, params.contentId);
        if (!texts) throw coreProblem('request.not-found');
        const authorId = (await kind?.about(tx, params.contentId))?.authorId ?? null;
        const about = { ...params, caseId: body.caseId, authorId };
        return this.corrections.draft(tx, about, correctedOf(texts, body.parts, kind));
      });
      return { correctionId };
    }

    @Endpoint(own)
    async own(@Input() { params }: EndpointInput<typeof own>, @Caller() { member }: Caller): Promise<CorrectionTexts> {
      const found = await this.corrections.own(params.id, member.memberId);
      if (!found) throw coreProblem('request.not-found');
      return found;
    }
  }

  return [CorrectionsController];
}

/** Returns the texts that differ from the current ones; checks each against the author's length limit. */
function correctedOf(
  texts: readonly CorrectableText[],
  parts: Readonly<Record<string, string>>,
  kind: ModerationKind | null,
): CorrectedText[] {
  const fieldErrors: Record<string, string> = {};
  const corrected = texts.flatMap(({ part, label, text, max, isRequired }): CorrectedText[] => {
    const given = parts[part];
    if (given === undefined) return [];
    const schema = isRequired ? requiredParagraphsSchema(max, 'Please write something here.') : paragraphsSchema(max);
    const read = schema.safeParse(given);
    const wrong = read.success ? (kind?.wrong?.(part, read.data) ?? null) : (read.error.issues[0]?.message ?? '');
    if (read.success && wrong === null) return read.data === text ? [] : [{ part, label, text: read.data }];
    fieldErrors[`parts.${part}`] = wrong ?? '';
    return [];
  });
  const unknown = Object.keys(parts).find((part) => texts.every((text) => text.part !== part));
  if (unknown !== undefined) fieldErrors[`parts.${unknown}`] = 'There is no such text here.';
  if (Object.keys(fieldErrors).length > 0) throw coreProblem('request.invalid', { fieldErrors });
  if (corrected.length === 0)
    throw coreProblem('request.invalid', {
      fieldErrors: { parts: 'Nothing has changed yet: write the corrected words.' },
    });
  return corrected;
}
