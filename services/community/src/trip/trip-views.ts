import { Inject, Injectable } from '@nestjs/common';
import type { TripBlog, TripDay, WholeTrip } from '@waymark/contracts-community';
import { asideProblem, CONFIG, Database, FORMER_MEMBER, forReader } from '@waymark/service-kit';
import type { CommunityConfig } from '../config';
import { problem } from '../problem';
import { photoAddress, toTripPhoto } from '../trip-photo/trip-photo.repository';
import { type DayRow, type Source, TripRepository, type TripRow, type WholeRow } from './trip.repository';

/** Maps rows to the contract, with both of the product's names for some fields. */
@Injectable()
export class TripMapper {
  private readonly pictureHosts: ReadonlySet<string>;

  constructor(@Inject(CONFIG) { PICTURE_HOSTS }: Pick<CommunityConfig, 'PICTURE_HOSTS'>) {
    this.pictureHosts = new Set(PICTURE_HOSTS);
  }

  toTrip(row: TripRow): TripBlog {
    const { coverPhotoId, coverUrl, startDate, endDate, isPublished, tags, authorName, authorProfileId, ...others } =
      row;
    const cover = coverPhotoId ? photoAddress(coverPhotoId, 'full') : coverUrl;
    return {
      id: others.id,
      title: others.title,
      description: others.description,
      destination: others.destination,
      startDate,
      endDate,
      tripDates: endDate ? `${startDate}/${endDate}` : startDate,
      tags,
      accessibilityFocus: tags,
      disabilityContext: others.disabilityContext,
      coverImageUrl: cover,
      featuredImage: cover,
      coverThumbUrl: coverPhotoId ? photoAddress(coverPhotoId, 'thumb') : null,
      coverDescription: others.coverDescription,
      coverIsPicture: coverPhotoId !== null || (coverUrl !== null && this.pictureHosts.has(new URL(coverUrl).hostname)),
      firstPhoto: others.firstPhoto && {
        url: photoAddress(others.firstPhoto.id, 'full'),
        thumbUrl: photoAddress(others.firstPhoto.id, 'thumb'),
        description: others.firstPhoto.description,
      },
      isPublic: isPublished ? 1 : 0,
      isPublished,
      totalViews: others.totalViews,
      totalLikes: others.totalLikes,
      dayCount: others.dayCount,
      authorName: authorName ?? FORMER_MEMBER,
      authorProfileId,
      isAuthorVerified: others.isAuthorVerified,
      createdAt: others.createdAt.toISOString(),
      setAside: others.setAside,
      corrected: forReader(others.corrected, others.isOwn),
      publishedAt: others.publishedAt?.toISOString() ?? null,
      changedAt: others.changedAt.toISOString(),
      isSample: others.isSample,
      isOwn: others.isOwn,
      isLikedByMe: others.isLikedByMe ?? false,
      isLikeUnknown: others.isLikedByMe === null,
    };
  }

  toWhole(row: WholeRow): WholeTrip {
    const { story, storyText, version, days } = row;
    return { ...this.toTrip(row), story, storyText, days: days.map((day) => toDay(day, row.id)), version };
  }
}

const toDay = ({ createdAt, photos, ...day }: DayRow, blogId: number): TripDay => ({
  ...day,
  blogId,
  photos: photos.map(toTripPhoto),
  createdAt: new Date(createdAt).toISOString(),
});

/** Reads one trip as one reader may see it. */
@Injectable()
export class TripViews {
  constructor(
    private readonly database: Database,
    private readonly trips: TripRepository,
    private readonly mapper: TripMapper,
  ) {}

  /** Throws a 404 if the reader may not see it. */
  async whole(id: number, reader: number | null, source: Source = this.database): Promise<WholeTrip> {
    return this.mapper.toWhole(await this.row(id, reader, source));
  }

  /** Returns the trip in the shape of lists. */
  async card(id: number, reader: number, source: Source): Promise<TripBlog> {
    return this.mapper.toTrip(await this.row(id, reader, source));
  }

  private async row(id: number, reader: number | null, source: Source): Promise<WholeRow> {
    const row = await this.trips.one(source, id, reader);
    if (!row) throw asideProblem(await this.trips.aside(source, id)) ?? problem('trip.not-found');
    return row;
  }
}
