import { Controller, type StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getPhoto } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import { PhotoFiles } from '@waymark/service-kit/photo';
import type { FastifyReply } from 'fastify';
import { PhotoRepository } from '../photo.repository';

@Controller()
export class GetPhotoController {
  constructor(
    private readonly photos: PhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  @Endpoint(getPhoto)
  async handle(
    @Input() { params }: EndpointInput<typeof getPhoto>,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    return this.files.serve(await this.photos.fileOf(params.id, params.size), reply);
  }
}
