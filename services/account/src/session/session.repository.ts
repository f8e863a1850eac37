import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { sessionEnded } from '@waymark/contracts-account';
import type { Identity } from '@waymark/contracts-core';
import { CONFIG, Database, Jobs, Outbox, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { AccountConfig } from '../config';
import type { OpenSession, SessionFacts, SessionOwner, SignedInBy } from './session-facts';
import { sessionLimits } from './session-lifetime';

type Role = Identity['role'];
interface OpenSessionOwner extends SessionOwner {
  secondFactor: boolean;
  /** Seconds before the session ends if it is not used again. */
  secondsLeft: number;
}

/** All SQL that starts, finds and ends sessions. */
@Injectable()
export class SessionRepository {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async add(tx: Tx, hash: string, facts: SessionFacts, role: Role): Promise<void> {
    const now = new Date().toISOString();
    const sess = JSON.stringify({ ...facts, createdAt: now, lastUsedAt: now, provedAt: now });
    await tx.query(sql`
      INSERT INTO session (sid, sess, expire)
      VALUES (${hash}, ${sess}::jsonb, now() + make_interval(secs => ${sessionLimits(role).idle}))`);
  }

  /** Moves a session to a new ID and marks it as freshly authenticated. Returns false when there was none. */
  async replace(tx: Tx, oldHash: string, newHash: string, how: Partial<SignedInBy>): Promise<boolean> {
    const now = new Date().toISOString();
    const patch = JSON.stringify({ ...how, lastUsedAt: now, provedAt: now });
    const replaced = await tx.one(sql`
      WITH old AS (DELETE FROM session WHERE sid = ${oldHash} AND expire > now() RETURNING sess, expire)
      INSERT INTO session (sid, sess, expire) SELECT ${newHash}, sess || ${patch}::jsonb, expire FROM old
      RETURNING sid`);
    if (replaced) await this.tellEnded(tx, oldHash);
    return replaced !== null;
  }

  async remove(tx: Tx, hash: string): Promise<void> {
    const removed = await tx.one(sql`DELETE FROM session WHERE sid = ${hash} RETURNING sid`);
    if (removed) await this.tellEnded(tx, hash);
  }

  /** Ends all of a member's sessions, optionally except one. Returns the hashes of the ended ones, for the cache. */
  async removeAllOf(tx: Tx, memberId: number, exceptHash: string | null = null): Promise<string[]> {
    const rows = await tx.query<{ sid: string }>(sql`
      DELETE FROM session
      WHERE sess->'memberId' = to_jsonb(${memberId}::int) AND sid IS DISTINCT FROM ${exceptHash}
      RETURNING sid`);
    for (const { sid } of rows) await this.tellEnded(tx, sid);
    return rows.map((row) => row.sid);
  }

  async hashesOf(tx: Tx, memberId: number): Promise<string[]> {
    const rows = await tx.query<{ sid: string }>(sql`
      SELECT sid FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int)`);
    return rows.map(({ sid }) => sid);
  }

  /** Publishes the end of a session, because Redis may be down now and still contain the session when it returns. */
  private async tellEnded(tx: Tx, hash: string): Promise<void> {
    await this.outbox.add(tx, sessionEnded, { aggregateId: hash, aggregateVersion: 1, data: { sessionHash: hash } });
  }

  /** Returns the owner of a session while both the session and its member are active. */
  findOwner(hash: string): Promise<OpenSessionOwner | null> {
    return this.database.one<OpenSessionOwner>(sql`
      SELECT u.id, u.role, u.display_name AS "displayName",
        coalesce((s.sess->>'secondFactor')::boolean, false) AS "secondFactor",
        ceil(extract(epoch FROM s.expire - now()))::int AS "secondsLeft",
        t.limited_until AS "limitedUntil", t.statement_id AS "limitStatement"
      FROM session s JOIN "user" u ON u.id = (s.sess->>'memberId')::int
      LEFT JOIN member_standing t ON t.member_id = u.id AND t.limited_until > now()
      WHERE s.sid = ${hash} AND s.expire > now() AND u.is_active`);
  }

  findOpen(hash: string): Promise<OpenSession | null> {
    return this.database.one<OpenSession>(sql`
      SELECT s.sid AS hash, u.id AS "memberId", u.role, coalesce(s.sess->>'method', 'password') AS method,
        coalesce((s.sess->>'secondFactor')::boolean, false) AS "secondFactor",
        coalesce((s.sess->>'provedAt')::timestamptz, 'epoch'::timestamptz) AS "provedAt"
      FROM session s JOIN "user" u ON u.id = (s.sess->>'memberId')::int
      WHERE s.sid = ${hash} AND s.expire > now() AND u.is_active`);
  }

  /**
   * Records the last use and extends the idle limit. Not on every request: an exact time is not worth a write per
   * page.
   */
  async touch(hash: string, role: Role): Promise<void> {
    const { idle, absolute, noteEvery } = sessionLimits(role);
    const now = new Date();
    const before = new Date(now.getTime() - noteEvery * 1_000).toISOString();
    await this.database.query(sql`
      UPDATE session SET
        sess = jsonb_set(sess, '{lastUsedAt}', to_jsonb(${now.toISOString()}::text)),
        expire = least(now() + make_interval(secs => ${idle}),
          (sess->>'createdAt')::timestamptz + make_interval(secs => ${absolute}))
      WHERE sid = ${hash} AND sess->>'lastUsedAt' < ${before}`);
  }

  async removeExpired(): Promise<void> {
    await this.database.query(sql`DELETE FROM session WHERE expire < now() - interval '1 hour'`);
  }
}

/** A session as its owner sees it. */
interface OwnSession {
  id: string;
  /** Name of the device; empty for sessions from before devices were stored. */
  device: string;
  method: SignedInBy['method'];
  signedInAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}

/** All SQL for a member's list of own sessions. Their IDs are a digest of a digest, which cannot open a session. */
@Injectable()
export class OwnSessionsRepository {
  constructor(private readonly database: Database) {}

  list(memberId: number, currentHash: string): Promise<OwnSession[]> {
    return this.database.query<OwnSession>(sql`
      SELECT left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32) AS id, coalesce(sess->>'device', '') AS device, coalesce(sess->>'method', 'password') AS method,
        coalesce((sess->>'createdAt')::timestamptz, 'epoch'::timestamptz) AS "signedInAt", coalesce((sess->>'lastUsedAt')::timestamptz, 'epoch'::timestamptz) AS "lastUsedAt",
        coalesce(sid = ${currentHash}, false) AS "isCurrent"
      FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int) AND expire > now()
      ORDER BY sid = ${currentHash} DESC, sess->>'lastUsedAt' DESC LIMIT 100`);
  }

  /** Returns the stored hash of the member's session with that ID; null when there is none. */
  async hashOf(tx: Tx, memberId: number, id: string): Promise<string | null> {
    const row = await tx.one<{ sid: string }>(sql`
      SELECT sid FROM session WHERE sess->'memberId' = to_jsonb(${memberId}::int) AND expire > now()
        AND left(encode(sha256(convert_to(sid, 'UTF8')), 'hex'), 32) = ${id} FOR UPDATE`);
    return row?.sid ?? null;
  }
}

type HeldBack = Pick<SessionOwner, 'limitedUntil' | 'limitStatement'>;

/** Writes the effects of a sign-in to the account. */
@Injectable()
export class SessionOwnerRepository {
  constructor(@Inject(CONFIG) private readonly config: AccountConfig) {}

  /** Returns the member's posting restriction, if any; null when the member has since been suspended or deleted. */
  async noteSignIn(tx: Tx, id: number): Promise<HeldBack | null> {
    const noted = await tx.one(
      sql`UPDATE "user" SET last_login_at = now() WHERE id = ${id} AND is_active RETURNING id`,
    );
    if (!noted) return null;
    const held = await tx.one<HeldBack>(sql`
      SELECT limited_until AS "limitedUntil", statement_id AS "limitStatement" FROM member_standing
      WHERE member_id = ${id} AND limited_until > now()`);
    return held ?? {};
  }

  /** Restarts the retention period of an active member and clears any warning. */
  async extendRetention(tx: Tx, memberId: number): Promise<void> {
    await tx.query(sql`
      UPDATE "user" SET data_retention_until = now() + make_interval(months => ${this.config.DATA_RETENTION_MONTHS}), retention_warned_at = NULL
      WHERE id = ${memberId}`);
  }
}

const EVERY_MS = 60 * 60 * 1000;

/** Deletes expired sessions once an hour; nobody can use them in the meantime. */
@Injectable()
export class ExpiredSessions implements OnApplicationBootstrap {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly jobs: Jobs,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'clear expired sessions', every: EVERY_MS, run: () => this.sessions.removeExpired() });
  }
}
