import { Injectable } from '@nestjs/common';
import { changeTripBlog, type WholeTrip } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Idempotency } from '@waymark/service-kit';
import { problem } from '../problem';
import { PlacePhotos } from '../trip-photo/place-photos';
import { DayWriter } from './day.writer';
import { ownTrip, TripWriter } from './trip.writer';
import { readTexts } from './read-texts';
import { TellTrip } from './tell-trip';
import { TripViews } from './trip-views';

@Injectable()
export class ChangeTrip {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: TripWriter,
    private readonly days: DayWriter,
    private readonly photos: PlacePhotos,
    private readonly tell: TellTrip,
    private readonly views: TripViews,
  ) {}

  async execute(
    { params: { id }, query, body }: EndpointInput<typeof changeTripBlog>,
    memberId: number,
    key: string | null,
  ): Promise<WholeTrip> {
    const texts = readTexts(body);
    const scope = { key, memberId, endpoint: changeTripBlog.name, body: { ...body, id } };
    const { body: shown } = await this.idempotency.run(scope, async (tx) => {
      const trip = ownTrip(await this.writer.lock(tx, id, memberId), memberId);
      // Refuses before any change, so neither the saved text nor the text in this window is lost.
      if (trip.version !== body.version) throw problem('trip.changed');
      await this.writer.change(tx, id, body, texts);
      await this.writer.setPublished(tx, id, body.isPublic);
      const dayIds = await this.days.save(tx, id, body.days, texts.contentTexts);
      await this.photos.run(tx, id, memberId, body, dayIds);
      await this.writer.deleteDraft(tx, memberId, query.draft);
      const { title, isPublic: isPublished } = body;
      if (!trip.isSetAside)
        await this.tell.changed(tx, { id, authorId: memberId, title, wasPublished: trip.isPublished, isPublished });
      return { status: 200, body: await this.views.whole(id, memberId, tx) };
    });
    return shown;
  }
}
