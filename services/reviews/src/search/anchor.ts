import { Injectable } from '@nestjs/common';
import { Gazetteer } from './gazetteer';
import { matchTier, TIER } from './match-tier';
import { rankHits } from './rank-hits';
import { SearchEngine } from './search-engine';
import { planSearch, type SearchPlan } from './search-plan';

export interface Position {
  latitude: number;
  longitude: number;
}

const CANDIDATES = 20;

/** Where the place of "station near leeds" is: a town of the gazetteer, else a venue of that name ("near heathrow"). */
@Injectable()
export class Anchor {
  constructor(
    private readonly gazetteer: Gazetteer,
    private readonly engine: SearchEngine,
  ) {}

  async find(plan: SearchPlan, homeCountry: string | null): Promise<Position | null> {
    if (!plan.place) return null;
    const { name } = plan.place;
    return (await this.gazetteer.find(name, homeCountry)) ?? this.venueNamed(name, homeCountry);
  }

  private async venueNamed(name: string, homeCountry: string | null): Promise<Position | null> {
    const { lists } = await this.engine.candidates([{ text: name, limit: CANDIDATES }]);
    const [best] = rankHits(lists.flat(), { plan: { ...planSearch(name), place: null }, homeCountry, near: null });
    if (!best?._geo || matchTier(name, best) > TIER.wordsInName) return null;
    return { latitude: best._geo.lat, longitude: best._geo.lng };
  }
}
