import { until } from '@waymark/testing';
import { Pool } from 'undici';
import { publishTrips, registerAll, type Person } from '../people';
import { inDatabase, type Site } from '../site';
import { Crowd, type Deed } from '../crowd';
import { idsInStream } from '../ids-in-stream';
import { Comments } from './comments';
import { Follows, Likes, type SocialDeeds } from './deeds';
import { reputationAmiss } from './reputation-amiss';

const EVENTS = [
  'community.blog.liked.v1',
  'community.member.followed.v1',
  'community.comment.published.v1',
  'community.comment.held.v1',
  'community.member.merit-changed.v1',
];

export interface SocialSize {
  authors: number;
  tripsEach: number;
  members: number;
}

/** Members who like trips, follow each other and comment: four, two and one of seven actions. */
export class Socialising extends Crowd {
  private readonly turns: readonly SocialDeeds[];

  private constructor(
    private readonly site: Site,
    pool: Pool,
    members: readonly Person[],
    private readonly authors: readonly Person[],
    private readonly deeds: { likes: Likes; follows: Follows; comments: Comments },
  ) {
    super(pool, members);
    const { likes, follows, comments } = deeds;
    this.turns = [likes, follows, likes, comments, likes, follows, likes];
  }

  static async prepare(site: Site, size: SocialSize): Promise<Socialising> {
    const pool = new Pool(site.origin, { connections: size.members });
    const authors = await registerAll(pool, size.authors);
    const members = await registerAll(pool, size.members);
    await known(site, [...authors, ...members]);
    const trips = (await Promise.all(authors.map((author) => publishTrips(author, size.tripsEach)))).flat();
    const comments = new Comments(trips);
    const [author] = authors;
    if (author) await comments.trust(members, author, trips[0] ?? 0);
    const deeds = { likes: new Likes(trips), follows: new Follows(members), comments };
    return new Socialising(site, pool, members, authors, deeds);
  }

  protected next(member: Person, _: number, step: number): Deed {
    const deeds = this.turns[step % this.turns.length] ?? this.deeds.likes;
    return deeds.next(member, Math.floor(step / 2));
  }

  protected async differences(): Promise<string[]> {
    const found = await inDatabase(this.site, 'community', async (client) => {
      const wrong: string[] = [];
      for (const deeds of Object.values(this.deeds)) wrong.push(...(await deeds.amiss(client)));
      return wrong;
    });
    if (found.length > 0) return found;
    const ids = [...this.authors, ...this.members].map(({ id }) => id);
    const merit = await reputationAmiss(this.site, ids);
    return merit.length > 0 ? merit : this.eventsAmiss();
  }

  private async eventsAmiss(): Promise<string[]> {
    const { rows } = await inDatabase(this.site, 'community', (client) =>
      client.query<{ id: string; type: string }>('SELECT id, type FROM outbox WHERE type = ANY($1)', [EVENTS]),
    );
    const lost = await Promise.all(
      EVENTS.map(async (type) => {
        const inStream = await idsInStream(this.site.urls.nats, 'COMMUNITY', type);
        return rows.filter((row) => row.type === type && !inStream.has(row.id)).length;
      }),
    );
    const all = lost.reduce((sum, count) => sum + count, 0);
    return all === 0 ? [] : [`${all} events are not in the stream`];
  }
}

/** Waits until the slice has the events about these members: nobody can be followed before. */
function known(site: Site, people: readonly Person[]): Promise<true> {
  const ids = people.map(({ id }) => id);
  return until('members to be known', 30_000, () =>
    inDatabase(site, 'community', async (client) => {
      const { rowCount } = await client.query('SELECT 1 FROM member WHERE id = ANY($1)', [ids]);
      return rowCount === ids.length ? true : null;
    }),
  );
}
