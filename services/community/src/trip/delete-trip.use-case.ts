import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/service-kit';
import { PhotoFiles } from '@waymark/service-kit/photo';
import { TripPhotoRepository } from '../trip-photo/trip-photo.repository';
import { ownTrip, TripWriter } from './trip.writer';
import { TellTrip } from './tell-trip';

/**
 * Deletes a trip. The database deletes its days, likes and comments; this code deletes its photos immediately, without
 * waiting for a job.
 */
@Injectable()
export class DeleteTrip {
  constructor(
    private readonly database: Database,
    private readonly writer: TripWriter,
    private readonly tell: TellTrip,
    private readonly photos: TripPhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  execute(id: number, memberId: number): Promise<void> {
    return this.database.transaction(async (tx) => {
      const trip = ownTrip(await this.writer.lock(tx, id, memberId), memberId);
      for (const photo of await this.photos.ofTrip(tx, id))
        await this.files.remove(tx, photo, () => this.photos.remove(tx, photo.id));
      if (trip.isPublished) await this.tell.removed(tx, trip);
      await this.writer.delete(tx, id);
    });
  }
}
