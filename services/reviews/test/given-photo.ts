import type { UploadedPhoto } from '@waymark/contracts-reviews';
import { photoForm, plain } from '@waymark/testing/pictures';
import type { ReviewsService } from './reviews-service';

let made = 0;

/** A new photo of a member that no review has yet; each of another size. */
export async function givenPhoto(service: ReviewsService, as: number): Promise<UploadedPhoto> {
  const bytes = await plain(20 + (made += 1), 20)
    .jpeg()
    .toBuffer();
  const answer = await service.send('POST', '/api/reviews/photos', { as, body: photoForm(bytes) });
  if (answer.status !== 201) throw new Error(`photo: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as UploadedPhoto;
}
