import { Injectable } from '@nestjs/common';
import { Gazetteer } from './gazetteer';
import { matchTier, TIER } from './match-tier';
import { rankHits } from './rank-hits';
import { planSearch, type SearchPlan } from './search-plan';
import type { SearchSession } from './search-session';

export interface Position {
  latitude: number;
  longitude: number;
}

const CANDIDATES = 20;

/** Where the place of "station near leeds" is: a town of the gazetteer, else a venue of that name ("near heathrow"). */
@Injectable()
export class Anchor {
  constructor(private readonly gazetteer: Gazetteer) {}

  async find(plan: SearchPlan, homeCountry: string | null, search: SearchSession): Promise<Position | null> {
    if (!plan.place) return null;
    const { name } = plan.place;
    return (await this.gazetteer.find(name, homeCountry)) ?? venueNamed(name, homeCountry, search);
  }
}

async function venueNamed(name: string, homeCountry: string | null, search: SearchSession): Promise<Position | null> {
  const lists = await search.candidates([{ text: name, limit: CANDIDATES }]);
  const [best] = rankHits(lists.flat(), { plan: { ...planSearch(name), place: null }, homeCountry, near: null });
  if (!best?._geo || matchTier(name, best) > TIER.wordsInName) return null;
  return { latitude: best._geo.lat, longitude: best._geo.lng };
}
