import { Controller } from '@nestjs/common';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { decideOwnerClaim, listOwnerClaims, type DeskClaim } from '@waymark/contracts-reviews';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { DecideClaim } from './decide-claim.use-case';
import { toDeskClaim } from './desk-claim.mapper';
import { OwnerDeskRepository } from './owner-desk.repository';

const cursorSchema = z.tuple([z.iso.datetime(), idSchema, idSchema]);

@Controller()
export class OwnerDeskController {
  constructor(
    private readonly desk: OwnerDeskRepository,
    private readonly decideClaim: DecideClaim,
  ) {}

  @Endpoint(listOwnerClaims)
  async list(@Input() { query }: EndpointInput<typeof listOwnerClaims>): Promise<Page<DeskClaim>> {
    const found = await this.desk.page(query.state, readCursor(query.cursor, cursorSchema), query.limit);
    const { rows, next } = cutRows(found, query.limit, ({ changedAt, venueId, memberId }) =>
      encodeCursor([changedAt.toISOString(), venueId, memberId]),
    );
    return new Page(rows.map(toDeskClaim), null, next);
  }

  @Endpoint(decideOwnerClaim)
  decide(
    @Input() { params, body }: EndpointInput<typeof decideOwnerClaim>,
    @Caller() caller: Caller,
  ): Promise<DeskClaim> {
    const { member, network } = caller;
    return this.decideClaim.execute(params.venueId, params.memberId, body, { ...member, network });
  }
}
