import { Inject, Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import sql, { empty } from 'sql-template-tag';
import { PhotoRepository } from '../photo/photo.repository';
import type { PhotoRow } from '../photo/photo-row';
import { PHOTO_STORE, type PhotoStore } from '../photo/storage/photo-store';

/** Photos of a leaving member: with their reviews they go or stay, without one they go. */
@Injectable()
export class MemberPhotos {
  constructor(
    private readonly photos: PhotoRepository,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  async remove(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<void> {
    const unusedOnly = reviews === 'anonymise' ? sql`AND review_id IS NULL` : empty;
    const going = await tx.query<PhotoRow>(sql`
      SELECT id, width, height, full_file AS "fullFile", thumb_file AS "thumbFile" FROM review_photo
      WHERE member_id = ${memberId} ${unusedOnly} ORDER BY full_file, thumb_file`);
    for (const photo of going) {
      // Whoever uploads the same content meanwhile waits, and then writes the file again.
      await this.photos.lockFiles(tx, photo);
      for (const file of await this.photos.remove(tx, photo)) await this.store.delete(file);
    }
    await tx.query(sql`UPDATE review_photo SET member_id = NULL WHERE member_id = ${memberId}`);
  }
}
