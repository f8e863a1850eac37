import { Injectable } from '@nestjs/common';
import type { Attraction } from '@waymark/contracts-reviews';
import { problem } from '../problem';
import { toAttraction } from './attraction.mapper';
import { AttractionRepository } from './attraction.repository';

/** One attraction, for whoever reads it and for whoever has just named it. */
@Injectable()
export class ShownAttraction {
  constructor(private readonly attractions: AttractionRepository) {}

  async show(id: number): Promise<Attraction> {
    const row = await this.attractions.byId(id);
    if (!row) throw problem('attraction.not-found');
    return toAttraction(row);
  }
}
