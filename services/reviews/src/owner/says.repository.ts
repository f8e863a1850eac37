import { Injectable } from '@nestjs/common';
import type { VenueSays } from '@waymark/contracts-reviews';
import { Database } from '@waymark/service-kit';
import sql from 'sql-template-tag';
import { speaksFor } from './owner-standing.sql';

/** The public facts stated by a venue: the newest for each feature, by members who represent it now. */
@Injectable()
export class SaysRepository {
  constructor(private readonly database: Database) {}

  /** Returns everything that a venue states about itself; null if there is no such venue. */
  of(venueId: number): Promise<VenueSays | null> {
    return this.database.one<VenueSays>(sql`
      SELECT EXISTS (SELECT 1 FROM owner_claim claim WHERE claim.venue_id = venue.id
                       AND ${speaksFor(sql`claim.venue_id`, sql`claim.member_id`)}) AS "hasOwner",
             (SELECT coalesce(json_agg(json_build_object('feature', said.feature, 'value', said.value, 'saidOn', said.said_on)
                              ORDER BY said.feature), '[]')
              FROM (SELECT DISTINCT ON (fact.feature) fact.feature, fact.value, fact.said_on FROM owner_fact fact
                    WHERE fact.venue_id = venue.id AND ${speaksFor(sql`fact.venue_id`, sql`fact.member_id`)}
                    ORDER BY fact.feature, fact.said_on DESC, fact.member_id) AS said) AS facts
      FROM venue WHERE venue.id = ${venueId}`);
  }
}
