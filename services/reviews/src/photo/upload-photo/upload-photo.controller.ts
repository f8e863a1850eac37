import { Controller } from '@nestjs/common';
import type { Actor } from '@waymark/contracts-core';
import { uploadPhoto, type UploadedPhoto } from '@waymark/contracts-reviews';
import { CurrentActor, Endpoint, IdempotencyKey, Upload, type UploadStream } from '@waymark/service-kit';
import { signedIn } from '../../signed-in';
import { UploadPhoto } from './upload-photo.use-case';

@Controller()
export class UploadPhotoController {
  constructor(private readonly useCase: UploadPhoto) {}

  @Endpoint(uploadPhoto)
  handle(
    @Upload() upload: UploadStream,
    @CurrentActor() actor: Actor,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedPhoto> {
    return this.useCase.run(upload, signedIn(actor), key);
  }
}
