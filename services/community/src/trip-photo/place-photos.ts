import { Injectable } from '@nestjs/common';
import { ownCoverId, type CreateTrip } from '@waymark/contracts-community';
import { coreProblem, type Tx } from '@waymark/service-kit';
import { TripPhotoRepository, type PlacedPhoto } from './trip-photo.repository';

const GONE = 'This photo is no longer here. Please add it again.';

/** A photo with the form field that refers to it. */
interface NamedPhoto extends PlacedPhoto {
  field: string;
}

/** Attaches the photos that were uploaded before the trip was saved. */
@Injectable()
export class PlacePhotos {
  constructor(private readonly photos: TripPhotoRepository) {}

  /**
   * Attaches exactly the photos in the form and releases all others. `entryIds` are the IDs of the days, in the order
   * of the form.
   */
  async run(tx: Tx, blogId: number, memberId: number, trip: CreateTrip, entryIds: readonly number[]): Promise<void> {
    await this.photos.release(tx, blogId);
    const named = [...coverOf(trip), ...ofDays(trip, entryIds)];
    const placed = named.map(({ field: _, ...photo }) => photo);
    const given = await this.photos.attach(tx, blogId, memberId, placed);
    const gone = named.filter(({ id }) => !given.has(id)).map(({ field }) => [field, GONE]);
    if (gone.length > 0) throw coreProblem('request.invalid', { fieldErrors: Object.fromEntries(gone) });
  }
}

function coverOf({ coverImageUrl, coverDescription }: CreateTrip): NamedPhoto[] {
  const id = ownCoverId(coverImageUrl ?? '');
  if (!id) return [];
  return [{ id, entryId: null, position: 0, description: coverDescription ?? '', field: 'coverImageUrl' }];
}

const ofDays = ({ days }: CreateTrip, entryIds: readonly number[]): NamedPhoto[] =>
  days.flatMap(({ photos }, day) =>
    photos.map((photo, position) => ({
      ...photo,
      position,
      entryId: entryIds[day] ?? null,
      field: `days.${day}.photos.${position}.id`,
    })),
  );
