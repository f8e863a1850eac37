import { Controller, type StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getReportPhoto } from '@waymark/contracts-maps';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
import { PhotoFiles } from '@waymark/service-kit/photo';
import type { FastifyReply } from 'fastify';
import { ReportPhotoRepository } from '../report-photo.repository';

@Controller()
export class GetReportPhotoController {
  constructor(
    private readonly photos: ReportPhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  @Endpoint(getReportPhoto)
  async handle(
    @Input() { params }: EndpointInput<typeof getReportPhoto>,
    @Reply() reply: FastifyReply,
    @Caller() caller: Caller,
  ): Promise<StreamableFile> {
    const file = await this.photos.fileOf(params.id, params.size, caller.knownActor);
    return this.files.serve(file && file.name, reply, { isForEveryone: file?.isShown ?? true });
  }
}
