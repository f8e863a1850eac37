import { SUPPORT_SERVICE_TYPE_LABELS } from '@waymark/contracts-reviews';
import type { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { dayOf } from './freshness';
import type { ImportRow } from './import-support-services/import-row';
import type { SupportServiceOrigin, SupportServiceWriter } from './support-service.writer';
import type { SuggestionRepository, WaitingSuggestion } from './suggestion.repository';

interface Tools {
  database: Database;
  suggestions: SuggestionRepository;
  writer: SupportServiceWriter;
}

/** Lists for the operator what they need to decide on each suggestion. */
export async function listSuggestions({ suggestions }: Pick<Tools, 'suggestions'>): Promise<string> {
  const waiting = await suggestions.waiting();
  return waiting.length === 0 ? 'No suggestion waits.' : waiting.map(asText).join('\n\n');
}

/** Lists the suggestion, verified as of today; a suggested change replaces the entry. */
export async function acceptSuggestion(tools: Tools, id: number, now = new Date()): Promise<string> {
  const { database, suggestions, writer } = tools;
  return database.transaction(async (tx) => {
    const suggestion = await suggestions.decide(tx, id, 'accepted');
    if (!suggestion) return `No suggestion ${id} waits.`;
    const known = await tx.one<{ origin: SupportServiceOrigin; sourceKey: string }>(sql`
      SELECT origin, source_key AS "sourceKey" FROM support_service WHERE id = ${suggestion.serviceId}`);
    const { origin, sourceKey } = known ?? { origin: 'suggestion' as const, sourceKey: `suggestion-${id}` };
    await writer.upsert(tx, origin, [toRow(suggestion, sourceKey, dayOf(now))]);
    return `Accepted: ${suggestion.name} is on the list.`;
  });
}

export async function refuseSuggestion({ database, suggestions }: Tools, id: number): Promise<string> {
  const refused = await database.transaction((tx) => suggestions.decide(tx, id, 'refused'));
  return refused ? `Refused: ${refused.name} stays off the list.` : `No suggestion ${id} waits.`;
}

function asText(one: WaitingSuggestion): string {
  const lines = [
    ['name', one.name],
    ['type', SUPPORT_SERVICE_TYPE_LABELS[one.type]],
    ['where', one.city],
    ['what it does', one.description],
    ['who for', one.eligibilityCriteria],
    ['phone', one.phone],
    ['e-mail', one.email],
    ['website', one.website],
    ['languages', one.languages],
    ['known from', one.howKnown],
  ].filter(([, value]) => value);
  const what = one.serviceId === null ? 'new' : `change of service ${one.serviceId}`;
  const heading = `${one.id} (${what}, ${dayOf(one.createdAt)}${one.isSuspected ? ', perhaps by a program' : ''})`;
  // A line break in submitted text must not look like a line of this output.
  return [heading, ...lines.map(([term, value]) => `  ${term}: ${value?.replace(/\s+/gu, ' ')}`)].join('\n');
}

function toRow(one: WaitingSuggestion, sourceKey: string, lastVerified: string): ImportRow {
  const words = [one.description, one.languages && `Languages: ${one.languages}.`].filter(Boolean).join('\n');
  return {
    sourceKey,
    name: one.name,
    type: one.type,
    lastVerified,
    description: words || null,
    address: null,
    city: one.city,
    country: null,
    phone: one.phone || null,
    email: one.email || null,
    website: one.website || null,
    contactInfo: null,
    serviceArea: null,
    eligibilityCriteria: one.eligibilityCriteria || null,
    accessibilityFeatures: null,
    fundingType: null,
    operatingHours: null,
    language: null,
    sourceName: null,
    sourceLicence: null,
    sourceUrl: null,
  };
}
