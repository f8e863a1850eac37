import { Injectable } from '@nestjs/common';
import type { Attraction } from '@waymark/contracts-reviews';
import { problem } from '../problem';
import { toAttraction } from './attraction.mapper';
import { AttractionRepository } from './attraction.repository';

/** Reads one attraction, for readers and after its creation. */
@Injectable()
export class ShownAttraction {
  constructor(private readonly attractions: AttractionRepository) {}

  async show(id: number): Promise<Attraction> {
    const row = await this.attractions.byId(id);
    if (!row) throw problem('attraction.not-found');
    return toAttraction(row);
  }
}
