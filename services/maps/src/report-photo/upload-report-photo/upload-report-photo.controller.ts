import { Controller } from '@nestjs/common';
import { uploadReportPhoto, type UploadedReportPhoto } from '@waymark/contracts-maps';
import {
  Caller,
  Endpoint,
  IdempotencyKey,
  SenderLimit,
  Upload,
  type UploadStream,
  VISITOR,
} from '@waymark/service-kit';
import { UploadPhoto } from '@waymark/service-kit/photo';
import { toUploadedPhoto } from '../report-photo.mapper';

@Controller()
export class UploadReportPhotoController {
  constructor(
    private readonly useCase: UploadPhoto,
    private readonly limit: SenderLimit,
  ) {}

  @Endpoint(uploadReportPhoto)
  handle(
    @Upload() upload: UploadStream,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedReportPhoto> {
    const sender = caller.actor ?? { memberId: VISITOR, visitorKey: this.limit.keyOf(caller.origin) };
    return this.useCase.execute(upload, { sender, key, view: toUploadedPhoto });
  }
}
