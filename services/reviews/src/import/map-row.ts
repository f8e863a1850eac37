import { canonicalFeature } from '@waymark/contracts-reviews';
import type { CellOfMapping, FeatureOfMapping, Mapping } from './mapping';
import { emptyPlace, type RawPlace, type RawSaid } from './raw-place';

/** Returns the text in a column or property of a row; null if there is none. */
export type CellReader = (column: string) => string | null;

/** Reads the fields of a row by the mapping. */
export function mapRow(row: number, mapping: Mapping, cell: CellReader): RawPlace {
  const { features, ...fields } = mapping;
  const place = emptyPlace(row);
  for (const field of FIELDS) {
    const from = fields[field];
    if (from !== undefined) place[field] = readCell(from, cell);
  }
  place.said = Object.entries(features).flatMap(([name, from]) => readFeature(name, from, cell) ?? []);
  return place;
}

const FIELDS = [
  'id',
  'name',
  'category',
  'kind',
  'latitude',
  'longitude',
  'address',
  'city',
  'postcode',
  'country',
  'website',
  'date',
  'status',
  'opened',
  'closed',
] as const;

function readCell(from: CellOfMapping, cell: CellReader): string | null {
  if (typeof from === 'string') return cell(from);
  if (Array.isArray(from)) return from.flatMap((column) => cell(column)?.trim() || []).join(', ') || null;
  if ('always' in from) return from.always;
  return meant(from.values, cell(from.column));
}

/** Translates a word by the mapping; returns it unchanged if the mapping has no entry. */
function meant(values: Readonly<Record<string, string>>, text: string | null): string | null {
  const word = text?.trim() ?? '';
  return Object.hasOwn(values, word) ? (values[word] ?? null) : text;
}

function readFeature(name: string, from: FeatureOfMapping, cell: CellReader): RawSaid | null {
  const feature = canonicalFeature(name);
  if (feature === null) return null;
  const { column, values = {}, note, measure } = typeof from === 'string' ? { column: from } : from;
  return {
    feature,
    field: column ?? measure?.column ?? note ?? name,
    value: column === undefined ? null : meant(values, cell(column)),
    note: note === undefined ? null : cell(note),
    measure: measure === undefined ? null : { text: cell(measure.column) ?? '', unit: measure.unit },
    noteField: note,
    measureField: measure?.column,
  };
}
