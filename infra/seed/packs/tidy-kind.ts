import { brandKinds } from './brand-kinds';
import { kindByName, spokenName } from './name-kinds';
import type { PackRow, PlaceKind } from './pack-row';
import { placeKind } from './place-kind';
import { nameKey } from './place-name';

/** Which kinds a brand may set, by the kind in a list of food businesses. A café inside a supermarket stays a café. */
const MAY_BE: Record<string, (brand: PlaceKind) => boolean> = {
  shop: ({ kind }) => !['pub', 'bar', 'restaurant'].includes(kind ?? ''),
  restaurant: ({ category, kind }) => ['restaurant', 'hotel'].includes(category) || kind === 'cinema',
  fast_food: ({ kind }) => ['cafe', 'fast_food', 'ice_cream', 'cinema'].includes(kind ?? ''),
  cafe: ({ kind }) => ['cafe', 'cinema'].includes(kind ?? ''),
  pub: ({ kind }) => ['pub', 'bar', 'hotel'].includes(kind ?? ''),
  supermarket: ({ kind }) => ['pharmacy', 'chemist', 'department_store'].includes(kind ?? ''),
  sports_centre: ({ kind }) => ['fitness_centre', 'bowling_alley'].includes(kind ?? ''),
};

/** Endings that make a name a place to eat, whatever comes before: "Stadium Cafe". */
const EATING_END = /\b(?:bar|caf[eé]|coffee shop|tea ?rooms?|restaurant|kitchen|bistro|pizza|fish (?:and|&) chips)$/i;
const OF_BUSINESS: Record<string, PlaceKind> = {
  'Restaurant/Cafe/Canteen': { category: 'restaurant', kind: 'restaurant' },
  'Takeaway/sandwich shop': { category: 'restaurant', kind: 'fast_food' },
  'Pub/bar/nightclub': { category: 'restaurant', kind: 'pub' },
};

const CAFE: PlaceKind = { category: 'restaurant', kind: 'cafe' };

/** Corrects places that the pack maker took for a theatre or stadium because of one word in the name. */
function eatingPlace({ name = '', facts }: PackRow, listed: PlaceKind): PlaceKind | null {
  const business = OF_BUSINESS[facts?.['BusinessType'] ?? ''];
  if (listed.category !== 'entertainment' || !business || !EATING_END.test(name) || / - |\(|,/.test(name)) return null;
  return business.kind === 'restaurant' && /caf[eé]|coffee|tea/i.test(name) ? CAFE : business;
}

/** Finds the kind of places that lists of food businesses call "shop" or "restaurant", by brand or name. */
export class TidyKind {
  private readonly brands = brandKinds();

  /** Like placeKind, but more specific where the name is unambiguous. */
  of(row: PackRow): PlaceKind | null {
    const listed = placeKind(row);
    if (listed === null || !row.source.startsWith('fsa-fhrs-')) return listed;
    const eating = eatingPlace(row, listed);
    if (eating) return eating;
    const name = row.name ?? '';
    const address = `${row.address ?? ''} ${row.city ?? ''}`;
    return this.byBrand(name, address, listed) ?? kindByName(name, listed.kind ?? '', address) ?? listed;
  }

  private byBrand(name: string, address: string, listed: PlaceKind): PlaceKind | null {
    const mayBe = MAY_BE[listed.kind ?? ''];
    if (!mayBe) return null;
    const kinds = this.brandOf(name, address) ?? [];
    return kinds.find(({ kind }) => kind === listed.kind) ?? kinds.find(mayBe) ?? null;
  }

  /** Matches the whole name, or the name without words of its own address: "Odeon Milton Keynes". */
  private brandOf(name: string, address: string): PlaceKind[] | undefined {
    const key = nameKey(spokenName(name));
    const known = this.brands.get(key);
    if (known) return known;
    const there = new Set(nameKey(address).split(' '));
    const [first = '', ...rest] = key.split(' ');
    const left = [first, ...rest.filter((word) => !there.has(word))].join(' ');
    return left === key ? undefined : this.brands.get(left);
  }
}
