import { Injectable } from '@nestjs/common';
import { hasRole, type EndpointInput, type Identity } from '@waymark/contracts-core';
import { reportPlace, type VenueStatus } from '@waymark/contracts-reviews';
import { coreProblem, Idempotency, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { VenueChange } from '../venue/venue-change';
import { PlaceReportRepository, type PlaceReport } from './place-report.repository';
import { isDecided, otherProblem, type Place } from './place-rules';

export interface Decision {
  status: VenueStatus['status'] | 'open';
  isDecided: boolean;
}

@Injectable()
export class ReportPlace {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly reports: PlaceReportRepository,
    private readonly change: VenueChange,
  ) {}

  async execute(
    { params, body }: EndpointInput<typeof reportPlace>,
    actor: Identity,
    key: string | null,
  ): Promise<Decision> {
    const { memberId } = actor;
    const report = { venueId: params.id, memberId, what: body.what, otherId: body.otherId ?? null };
    const scope = { key, memberId, endpoint: reportPlace.name, body: { ...body, venueId: params.id } };
    const { body: decision } = await this.idempotency.run(scope, async (tx) => {
      const known = await this.reports.lock(tx, [report.venueId, ...(report.otherId === null ? [] : [report.otherId])]);
      const place = known.find(({ id }) => id === report.venueId);
      if (!place) throw problem('venue.not-found');
      const other = known.find(({ id }) => id === report.otherId) ?? null;
      const wrong = otherProblem(report.what, place.id, report.otherId, other);
      if (wrong) throw coreProblem('request.invalid', { fieldErrors: { otherId: wrong } });
      return { status: 200, body: await this.take(tx, place, report, hasRole(actor.role, 'moderator')) };
    });
    return decision;
  }

  private async take(tx: Tx, place: Place, report: PlaceReport, isStaff: boolean): Promise<Decision> {
    const before = (place.status ?? 'open') as Decision['status'];
    await this.reports.keep(tx, report);
    // A report of the known status only confirms it, unless it names another venue.
    if (before === report.what && report.otherId === null) return { status: before, isDecided: true };
    const people = await this.reports.people(tx, report);
    if (!isDecided(report.what, place, { people, isStaff }))
      return { status: before, isDecided: before === report.what };
    await this.reports.decide(tx, report);
    await this.change.tell(tx, place.id);
    return { status: report.what, isDecided: true };
  }
}
