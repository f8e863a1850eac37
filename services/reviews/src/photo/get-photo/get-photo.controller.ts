import { Controller, Inject, StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getPhoto } from '@waymark/contracts-reviews';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { problem } from '../../problem';
import { PhotoRepository } from '../photo.repository';
import { PHOTO_STORE, type PhotoStore } from '../storage/photo-store';

/** Were it anything but a picture after all, a browser could still do nothing with it. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline; filename="photo.webp"',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

@Controller()
export class GetPhotoController {
  constructor(
    private readonly photos: PhotoRepository,
    @Inject(PHOTO_STORE) private readonly store: PhotoStore,
  ) {}

  @Endpoint(getPhoto)
  async handle(
    @Input() { params }: EndpointInput<typeof getPhoto>,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const name = await this.photos.fileOf(params.id, params.size);
    const file = name === null ? null : await this.store.get(name);
    if (!file) throw problem('photo.not-found');
    void reply.headers(HEADERS);
    return new StreamableFile(file.stream, {
      type: 'image/webp',
      ...(file.size === null ? {} : { length: file.size }),
    });
  }
}
