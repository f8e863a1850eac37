import { Injectable } from '@nestjs/common';
import { idSchema } from '@waymark/contracts-core';
import type { Attraction } from '@waymark/contracts-reviews';
import { cutRows, encodeCursor, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { toAttraction } from './attraction.mapper';
import { AttractionRepository, type AttractionFilter } from './attraction.repository';

interface PageQuery extends AttractionFilter {
  cursor?: string | undefined;
  limit: number;
}

const cursorSchema = z.tuple([z.number(), idSchema]);

/** Lists attractions in one query, and one more to count if there is more than one page. */
@Injectable()
export class ListAttractions {
  constructor(private readonly attractions: AttractionRepository) {}

  async execute({ cursor: text, limit, ...filter }: PageQuery): Promise<Page<Attraction>> {
    const cursor = readCursor(text, cursorSchema);
    const read = await this.attractions.page(filter, cursor, limit + 1);
    const { rows, next } = cutRows(read, limit, ({ importance, id }) => encodeCursor([importance, id]));
    const total = cursor === null && next === null ? rows.length : await this.attractions.count(filter);
    return new Page(rows.map(toAttraction), total, next);
  }
}
