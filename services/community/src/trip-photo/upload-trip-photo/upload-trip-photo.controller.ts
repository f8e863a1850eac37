import { Controller } from '@nestjs/common';
import { uploadTripPhoto, type UploadedTripPhoto } from '@waymark/contracts-community';
import { Caller, Endpoint, IdempotencyKey, Upload, type UploadStream } from '@waymark/service-kit';
import { UploadPhoto } from '@waymark/service-kit/photo';
import { toUploadedPhoto } from '../trip-photo.mapper';

@Controller()
export class UploadTripPhotoController {
  constructor(private readonly useCase: UploadPhoto) {}

  @Endpoint(uploadTripPhoto)
  handle(
    @Upload() upload: UploadStream,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedTripPhoto> {
    return this.useCase.execute(upload, { sender: caller.member, key, view: toUploadedPhoto });
  }
}
