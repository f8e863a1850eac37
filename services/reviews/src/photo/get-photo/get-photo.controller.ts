import { Controller, type StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getPhoto } from '@waymark/contracts-reviews';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
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
    @Caller() caller: Caller,
  ): Promise<StreamableFile> {
    const file = await this.photos.fileOf(params.id, params.size, caller.knownActor);
    return this.files.serve(file && file.name, reply, { isForEveryone: file?.isShown ?? true });
  }
}
