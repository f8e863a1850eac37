import { Inject, Injectable } from '@nestjs/common';
import { createTripBlog, type WholeTrip } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { CONFIG, coreProblem, Idempotency } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { PlacePhotos } from '../trip-photo/place-photos';
import { DayWriter } from './day.writer';
import { readTexts } from './read-texts';
import { TellTrip } from './tell-trip';
import { TripViews } from './trip-views';
import { TripWriter, type Author } from './trip.writer';

/** Trips by one member in an hour; only a program writes more. */
const MOST_IN_AN_HOUR = 20;
const HOUR_S = 3_600;

@Injectable()
export class CreateTrip {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly writer: TripWriter,
    private readonly days: DayWriter,
    private readonly photos: PlacePhotos,
    private readonly tell: TellTrip,
    private readonly views: TripViews,
    @Inject(CONFIG) private readonly config: Pick<CommunityConfig, 'RATE_LIMIT_FACTOR'>,
  ) {}

  async execute(
    { query, body }: EndpointInput<typeof createTripBlog>,
    author: Author,
    key: string | null,
  ): Promise<WholeTrip> {
    const texts = readTexts(body);
    const { memberId } = author;
    const scope = { key, memberId, endpoint: createTripBlog.name, body };
    const { body: shown } = await this.idempotency.run(scope, async (tx) => {
      if ((await this.writer.writtenLately(tx, memberId)) >= MOST_IN_AN_HOUR * this.config.RATE_LIMIT_FACTOR)
        throw coreProblem('request.rate-limited', { retryAfterSeconds: HOUR_S });
      const id = await this.writer.insert(tx, author, body, texts);
      const dayIds = await this.days.save(tx, id, body.days, texts.contentTexts);
      await this.photos.run(tx, id, memberId, body, dayIds);
      await this.writer.deleteDraft(tx, memberId, query.draft);
      const { title, isPublic: isPublished } = body;
      await this.tell.changed(tx, { id, authorId: memberId, title, wasPublished: false, isPublished });
      return { status: 201, body: await this.views.whole(id, memberId, tx) };
    });
    return shown;
  }
}
