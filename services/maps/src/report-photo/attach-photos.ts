import { Injectable } from '@nestjs/common';
import type { AttachedReportPhotos } from '@waymark/contracts-maps';
import { coreProblem, type Tx } from '@waymark/service-kit';
import { ReportPhotoRepository } from './report-photo.repository';

const PHOTO_GONE = 'This photo is no longer here. Please add it again.';

/** Attaches previously uploaded photos to a report. */
@Injectable()
export class AttachPhotos {
  constructor(private readonly photos: ReportPhotoRepository) {}

  async run(tx: Tx, reportId: number, memberId: number | null, photos: AttachedReportPhotos): Promise<void> {
    const gone = await this.photos.attach(tx, reportId, memberId, photos);
    if (gone.length === 0) return;
    const fieldErrors = Object.fromEntries(gone.map((place) => [`photos.${place}.id`, PHOTO_GONE]));
    throw coreProblem('request.invalid', { fieldErrors });
  }

  /** Replaces all of the report's photos. */
  async change(tx: Tx, reportId: number, memberId: number | null, photos: AttachedReportPhotos): Promise<void> {
    await this.photos.release(tx, reportId);
    await this.run(tx, reportId, memberId, photos);
  }
}
