import { Controller, type StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getPhoto, type UploadedPhoto, uploadPhoto } from '@waymark/contracts-reviews';
import { Caller, Endpoint, IdempotencyKey, Input, Reply, Upload, type UploadStream } from '@waymark/service-kit';
import { PhotoFiles, UploadPhoto } from '@waymark/service-kit/photo';
import type { FastifyReply } from 'fastify';
import { toUploadedPhoto } from './photo.mapper';
import { PhotoRepository } from './photo.repository';

@Controller()
export class PhotoController {
  constructor(
    private readonly uploadPhotoUseCase: UploadPhoto,
    private readonly photoRepository: PhotoRepository,
    private readonly photoFiles: PhotoFiles,
  ) {}

  @Endpoint(uploadPhoto)
  uploadPhoto(
    @Upload() upload: UploadStream,
    @Caller() { member: sender }: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<UploadedPhoto> {
    return this.uploadPhotoUseCase.execute(upload, { sender, key, view: toUploadedPhoto });
  }

  @Endpoint(getPhoto)
  async getPhoto(
    @Input() { params }: EndpointInput<typeof getPhoto>,
    @Reply() reply: FastifyReply,
    @Caller() caller: Caller,
  ): Promise<StreamableFile> {
    const file = await this.photoRepository.fileOf(params.id, params.size, caller.knownActor);
    return this.photoFiles.serve(file && file.name, reply, { isForEveryone: file?.isShown ?? true });
  }
}
