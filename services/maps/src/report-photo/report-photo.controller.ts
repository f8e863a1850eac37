import { Controller, type StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getReportPhoto, type UploadedReportPhoto, uploadReportPhoto } from '@waymark/contracts-maps';
import {
  Caller,
  Endpoint,
  IdempotencyKey,
  Input,
  Reply,
  SenderLimit,
  Upload,
  type UploadStream,
  VISITOR,
} from '@waymark/service-kit';
import { PhotoFiles, UploadPhoto } from '@waymark/service-kit/photo';
import type { FastifyReply } from 'fastify';
import { ReportPhotoRepository, toUploadedPhoto } from './report-photo.repository';

@Controller()
export class ReportPhotoController {
  constructor(
    private readonly uploadPhoto: UploadPhoto,
    private readonly senderLimit: SenderLimit,
    private readonly reportPhotoRepository: ReportPhotoRepository,
    private readonly photoFiles: PhotoFiles,
  ) {}

  @Endpoint(uploadReportPhoto)
  uploadReportPhoto(
    @Upload() upload: UploadStream,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedReportPhoto> {
    const sender = caller.actor ?? { memberId: VISITOR, visitorKey: this.senderLimit.keyOf(caller.origin) };
    return this.uploadPhoto.execute(upload, { sender, key, view: toUploadedPhoto });
  }

  @Endpoint(getReportPhoto)
  async getReportPhoto(
    @Input() { params }: EndpointInput<typeof getReportPhoto>,
    @Reply() reply: FastifyReply,
    @Caller() caller: Caller,
  ): Promise<StreamableFile> {
    const file = await this.reportPhotoRepository.fileOf(params.id, params.size, caller.knownActor);
    return this.photoFiles.serve(file && file.name, reply, { isForEveryone: file?.isShown ?? true });
  }
}
