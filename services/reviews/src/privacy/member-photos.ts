import { Injectable } from '@nestjs/common';
import type { ReviewsChoice } from '@waymark/contracts-account';
import type { Tx } from '@waymark/service-kit';
import { PhotoFiles, type PhotoRow } from '@waymark/service-kit/photo';
import sql from 'sql-template-tag';
import { PhotoRepository } from '../photo/photo.repository';

/** Photos of a leaving member: with their reviews they go or stay, without one they go. */
@Injectable()
export class MemberPhotos {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  async remove(tx: Tx, memberId: number, reviews: ReviewsChoice): Promise<void> {
    const unusedOnly = reviews === 'anonymise';
    const going = await tx.query<PhotoRow>(sql`
      SELECT id, width, height, full_file AS "fullFile", thumb_file AS "thumbFile" FROM review_photo
      WHERE member_id = ${memberId} AND (review_id IS NULL OR NOT ${unusedOnly}::boolean) ORDER BY full_file, thumb_file`);
    for (const photo of going) await this.files.remove(tx, photo, () => this.photos.remove(tx, photo.id));
    await tx.query(sql`UPDATE review_photo SET member_id = NULL WHERE member_id = ${memberId}`);
  }
}
