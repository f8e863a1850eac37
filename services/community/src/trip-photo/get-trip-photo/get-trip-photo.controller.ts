import { Controller, type StreamableFile } from '@nestjs/common';
import { getTripPhoto } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
import { PhotoFiles } from '@waymark/service-kit/photo';
import type { FastifyReply } from 'fastify';
import { TripPhotoRepository } from '../trip-photo.repository';

@Controller()
export class GetTripPhotoController {
  constructor(
    private readonly photos: TripPhotoRepository,
    private readonly files: PhotoFiles,
  ) {}

  @Endpoint(getTripPhoto)
  async handle(
    @Input() { params }: EndpointInput<typeof getTripPhoto>,
    @Reply() reply: FastifyReply,
    @Caller() caller: Caller,
  ): Promise<StreamableFile> {
    const file = await this.photos.fileOf(params.id, params.size, caller.knownActor);
    return this.files.serve(file && file.name, reply, { isForEveryone: file?.isShown ?? true });
  }
}
