import { Controller } from '@nestjs/common';
import { uploadPhoto, type UploadedPhoto } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Upload, type UploadStream } from '@waymark/service-kit';
import { UploadPhoto } from '@waymark/service-kit/photo';
import { toUploadedPhoto } from '../photo.mapper';

@Controller()
export class UploadPhotoController {
  constructor(private readonly useCase: UploadPhoto) {}

  @Endpoint(uploadPhoto)
  handle(
    @Upload() upload: UploadStream,
    @Caller() { member: sender }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedPhoto> {
    return this.useCase.execute(upload, { sender, key, view: toUploadedPhoto });
  }
}
