import { Injectable } from '@nestjs/common';
import type { SupportServiceSuggestion, SupportServiceType } from '@waymark/contracts-reviews';
import { Database, type SenderRows, type Tx } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import type { Prisma } from '../generated/client';
import { PrismaService } from '../prisma.service';

export interface Sender {
  memberId: number | null;
  /** A keyed hash of the sender's address. */
  key: string;
}

export interface WaitingSuggestion {
  id: number;
  serviceId: number | null;
  type: SupportServiceType;
  name: string;
  description: string;
  city: string;
  eligibilityCriteria: string;
  phone: string;
  email: string;
  website: string;
  languages: string;
  howKnown: string;
  isSuspected: boolean;
  createdAt: Date;
}

/** All SQL of suggestions, which are public only after staff accepted them. */
@Injectable()
export class SuggestionRepository implements SenderRows {
  constructor(
    private readonly database: Database,
    private readonly prisma: PrismaService,
  ) {}

  async insert(tx: Tx, { nickname, serviceId, ...written }: SupportServiceSuggestion, from: Sender): Promise<number> {
    const { id } = await tx.with(this.prisma).supportServiceSuggestion.create({
      data: {
        ...written,
        serviceId: serviceId ?? null,
        memberId: from.memberId,
        senderKey: from.key,
        isSuspected: nickname !== '',
      } satisfies Prisma.SupportServiceSuggestionUncheckedCreateInput,
      select: { id: true },
    });
    return id;
  }

  isListed(tx: Tx, serviceId: number): Promise<unknown> {
    return tx.one(
      sql`SELECT 1 FROM support_service WHERE id = ${serviceId} AND set_aside IS NULL AND withdrawn_at IS NULL`,
    );
  }

  /** Returns how many the sender sent in the last `seconds`, and the age of the oldest. */
  async sentSince(tx: Tx, senderKey: string, seconds: number): Promise<{ count: number; oldestAgeSeconds: number }> {
    const row = await tx.one<{ count: number | null; age: number | null }>(sql`
      SELECT count(*)::int AS count, extract(epoch FROM clock_timestamp() - min(created_at))::float8 AS age
      FROM support_service_suggestion
      WHERE sender_key = ${senderKey} AND created_at > clock_timestamp() - make_interval(secs => ${seconds})`);
    return { count: row?.count ?? 0, oldestAgeSeconds: row?.age ?? 0 };
  }

  /** Uses the database's clock, like the limit. Deletes the key, so that suggestions cannot be linked to a sender. */
  async forgetSenders(olderThanSeconds: number): Promise<void> {
    await this.database.query(sql`
      UPDATE support_service_suggestion SET sender_key = NULL
      WHERE sender_key IS NOT NULL AND created_at < now() - make_interval(secs => ${olderThanSeconds})`);
  }

  /** Returns the oldest first; entries by bots come last. */
  waiting(): Promise<WaitingSuggestion[]> {
    return this.database.query<WaitingSuggestion>(sql`
      SELECT id, service_id AS "serviceId", type, name, description, city, eligibility_criteria AS "eligibilityCriteria",
             phone, email, website, languages, how_known AS "howKnown", is_suspected AS "isSuspected", created_at AS "createdAt"
      FROM support_service_suggestion WHERE state = 'suggested' ORDER BY is_suspected, id`);
  }

  /** Stores the decision and returns the suggestion; null if no such suggestion is waiting. */
  decide(tx: Tx, id: number, state: 'accepted' | 'refused'): Promise<WaitingSuggestion | null> {
    return tx.one<WaitingSuggestion>(sql`
      UPDATE support_service_suggestion SET state = ${state}, decided_at = now() WHERE id = ${id} AND state = 'suggested'
      RETURNING id, service_id AS "serviceId", type, name, description, city, eligibility_criteria AS "eligibilityCriteria",
                phone, email, website, languages, how_known AS "howKnown", is_suspected AS "isSuspected", created_at AS "createdAt"`);
  }
}
