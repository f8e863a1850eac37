import { Controller, Inject, Req, StreamableFile } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { getDataDump, listDataDumps, type DataDumps } from '@waymark/contracts-reviews';
import { byteRange, matchesEtag } from '@waymark/edge-kit';
import { coreProblem, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../../problem';
import { readManifest } from './dump-manifest';
import { DUMP_STORE, type DumpStore } from './dump-store';
import { sliceOf } from './slice-of';

const DAY_S = 86_400;

@Controller()
export class DataDumpsController {
  constructor(@Inject(DUMP_STORE) private readonly store: DumpStore) {}

  @Endpoint(listDataDumps)
  async list(): Promise<DataDumps> {
    const { dumps } = await readManifest(this.store);
    return { dumps };
  }

  @Endpoint(getDataDump)
  async download(
    @Input() { params }: EndpointInput<typeof getDataDump>,
    @Req() { headers }: FastifyRequest,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { dumps } = await readManifest(this.store);
    // Only what is listed: a name of somebody's making never reaches the store.
    const listed = dumps.flatMap(({ files }) => files).find(({ name }) => name === params.name);
    if (!listed) throw problem('dump.not-found');
    const etag = `"${listed.sha256}"`;
    void reply.headers({
      etag,
      'accept-ranges': 'bytes',
      'cache-control': `public, max-age=${DAY_S}, immutable, no-transform`,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (matchesEtag(headers['if-none-match'], etag)) return void reply.status(304);
    const range = byteRange(headers.range, listed.bytes, headers['if-range'], etag);
    if (range === 'outside') {
      void reply.header('content-range', `bytes */${listed.bytes}`);
      throw coreProblem('request.range');
    }
    const file = await this.store.get(listed.name);
    if (!file) throw problem('dump.not-found');
    const { first, last } = range ?? { first: 0, last: listed.bytes - 1 };
    if (range) void reply.status(206).header('content-range', `bytes ${first}-${last}/${listed.bytes}`);
    return new StreamableFile(sliceOf(file.stream, first, last), {
      type: 'application/gzip',
      length: last - first + 1,
      disposition: `attachment; filename="${listed.name}"`,
    });
  }
}
