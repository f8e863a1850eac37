import { Injectable } from '@nestjs/common';
import type { StoredApart, Person, Relation } from '@waymark/contracts-community';
import { idSchema, momentSchema } from '@waymark/contracts-core';
import { cutRows, encodeCursor, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { type RowsQuery, PeopleRepository } from './people.repository';
import { RelationRepository } from './relation.repository';

/** When the last person of a page joined the list, and their ID. */
const cursorSchema = z.tuple([momentSchema, idSchema]);

export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

interface Row {
  id: number;
  since: Date;
}

/** Lists of people, page by page; each page takes two queries. */
@Injectable()
export class PeoplePages {
  constructor(
    private readonly people: PeopleRepository,
    private readonly relations: RelationRepository,
  ) {}

  async followers(id: number, reader: number, asked: PageQuery): Promise<Page<Person>> {
    const { followers } = await this.seen(id, reader);
    return page(asked, followers, (rows) => this.people.followers(id, reader, rows));
  }

  async following(id: number, reader: number, asked: PageQuery): Promise<Page<Person>> {
    const { following } = await this.seen(id, reader);
    return page(asked, following, (rows) => this.people.following(id, reader, rows));
  }

  async blocked(memberId: number, asked: PageQuery): Promise<Page<StoredApart>> {
    const { blocked } = await this.people.countKept(memberId);
    return page(asked, blocked, (rows) => this.people.blocked(memberId, rows));
  }

  async muted(memberId: number, asked: PageQuery): Promise<Page<StoredApart>> {
    const { muted } = await this.people.countKept(memberId);
    return page(asked, muted, (rows) => this.people.muted(memberId, rows));
  }

  /** Throws if the reader may not see this person. One's own lists are visible even with a private profile. */
  private async seen(id: number, reader: number): Promise<Relation> {
    const relation = await this.relations.read(id, reader);
    if (!relation || !(relation.mayFollow || id === reader)) throw problem('person.not-found');
    return relation;
  }
}

async function page<T extends Row>(
  { cursor, limit }: PageQuery,
  total: number,
  read: (rows: RowsQuery) => Promise<T[]>,
): Promise<Page<T>> {
  const last = readCursor(cursor, cursorSchema);
  const found = await read({ after: last && { at: last[0], id: last[1] }, limit: limit + 1 });
  const { rows, next } = cutRows(found, limit, ({ since, id }) => encodeCursor([since.toISOString(), id]));
  return new Page(rows, total, next);
}
