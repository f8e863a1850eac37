import { Injectable } from '@nestjs/common';
import type { TripBlog } from '@waymark/contracts-community';
import { Database } from '@waymark/service-kit';
import { ownTrip, TripWriter } from './trip.writer';
import { TellTrip } from './tell-trip';
import { TripViews } from './trip-views';

/** Publishes or unpublishes a trip. Idempotent. */
@Injectable()
export class PublishTrip {
  constructor(
    private readonly database: Database,
    private readonly writer: TripWriter,
    private readonly tell: TellTrip,
    private readonly views: TripViews,
  ) {}

  execute(id: number, isPublished: boolean, memberId: number): Promise<TripBlog> {
    return this.database.transaction(async (tx) => {
      const trip = ownTrip(await this.writer.lock(tx, id, memberId), memberId);
      const { title, isPublished: wasPublished } = trip;
      if (isPublished !== wasPublished) {
        await this.writer.setPublished(tx, id, isPublished);
        if (!trip.isSetAside) await this.tell.changed(tx, { id, authorId: memberId, title, wasPublished, isPublished });
      }
      return this.views.card(id, memberId, tx);
    });
  }
}
