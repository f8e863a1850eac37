import { Controller, type StreamableFile } from '@nestjs/common';
import { getTripPhoto, type UploadedTripPhoto, uploadTripPhoto } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input, Reply, Upload, type UploadStream } from '@waymark/service-kit';
import { PhotoFiles, UploadPhoto } from '@waymark/service-kit/photo';
import type { FastifyReply } from 'fastify';
import { toUploadedPhoto, TripPhotoRepository } from './trip-photo.repository';

@Controller()
export class TripPhotoController {
  constructor(
    private readonly uploadPhoto: UploadPhoto,
    private readonly tripPhotoRepository: TripPhotoRepository,
    private readonly photoFiles: PhotoFiles,
  ) {}

  @Endpoint(uploadTripPhoto)
  uploadTripPhoto(
    @Upload() upload: UploadStream,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedTripPhoto> {
    return this.uploadPhoto.execute(upload, { sender: caller.member, key, view: toUploadedPhoto });
  }

  @Endpoint(getTripPhoto)
  async getTripPhoto(
    @Input() { params }: EndpointInput<typeof getTripPhoto>,
    @Reply() reply: FastifyReply,
    @Caller() caller: Caller,
  ): Promise<StreamableFile> {
    const file = await this.tripPhotoRepository.fileOf(params.id, params.size, caller.knownActor);
    return this.photoFiles.serve(file && file.name, reply, { isForEveryone: file?.isShown ?? true });
  }
}
