import type { Client } from 'pg';
import type { Person } from '../people';
import { persistentPost, persistentSend } from '../send';
import type { Deed } from '../crowd';
import { amiss, compared, valuesOf } from '../site';
import type { SocialDeeds } from './deeds';

/** A new member's first comments wait for approval by the author of the trip. */
const FIRST = 3;
const WHAT = ['ramp', 'lift', 'toilet', 'kerb', 'tram', 'quiet room', 'hearing loop', 'parking', 'path', 'bench'];
const HOW = ['was easy', 'was closed', 'took a while', 'is new', 'was further than shown', 'helped us a lot'];
const WHEN = ['on Monday', 'in the rain', 'after lunch', 'early', 'at night', 'with two chairs', 'last month'];

interface Comment {
  id: number;
  state: string;
}

/** Members comment on trips. */
export class Comments implements SocialDeeds {
  /** `id:state` of accepted comments. */
  private readonly expected = new Set<string>();
  private written = 0;

  constructor(private readonly trips: readonly number[]) {}

  /** Writes each member's first comments and approves them as the trip's author: later ones are visible immediately. */
  async trust(members: readonly Person[], author: Person, trip: number): Promise<void> {
    for (const member of members)
      for (let at = 0; at < FIRST; at += 1) {
        const { body } = await persistentPost(member, `/api/trip-blogs/${trip}/comments`, { content: this.text() });
        const { id } = body as Comment;
        const path = `/api/trip-blogs/comments/${id}/approval`;
        const { status } = await persistentSend(author, { method: 'PUT', path, body: { isApproved: true } });
        if (status !== 200) throw new Error(`PUT ${path} answered ${status}`);
        this.expected.add(`${id}:published`);
      }
  }

  next({ id: member }: Person, step: number): Deed {
    const trip = this.trips[(step * 3 + member) % this.trips.length] ?? 0;
    return {
      path: `/api/trip-blogs/${trip}/comments`,
      body: { content: this.text() },
      accepted: (answer) => {
        const { id, state } = answer as Comment;
        this.expected.add(`${id}:${state}`);
      },
    };
  }

  async amiss(client: Client): Promise<string[]> {
    const rows = await valuesOf<string>(client, `SELECT id || ':' || state FROM trip_comment WHERE blog_id = ANY($1)`, [
      this.trips,
    ]);
    return [
      ...compared('comments', rows, this.expected),
      ...(await amiss(
        client,
        (count) => `${count} comments without exactly one notification`,
        `SELECT 1 FROM trip_comment c JOIN trip_blog b ON b.id = blog_id WHERE blog_id = ANY($1) AND 1 <> (
           SELECT count(*) FROM notification n WHERE n.comment_id = c.id AND n.member_id = b.author_id)`,
        [this.trips],
      )),
    ];
  }

  private text(): string {
    const at = this.written;
    this.written += 1;
    const pick = (words: readonly string[], every: number) => words[Math.floor(at / every) % words.length];
    return `The ${pick(WHAT, 1)} ${pick(HOW, WHAT.length)} ${pick(WHEN, WHAT.length * HOW.length)}, walk ${at + 1}.`;
  }
}
