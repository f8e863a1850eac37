import { Controller } from '@nestjs/common';
import { listUserProfiles, type ListedProfile } from '@waymark/contracts-account';
import { HEADERS, type EndpointInput } from '@waymark/contracts-core';
import { encodeCursor, Endpoint, Input, readCursor, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { profileCursorSchema } from '../profile-cursor';
import { toListedProfile } from '../profile.mapper';
import { ProfileRepository } from '../profile.repository';

@Controller()
export class ListUserProfilesController {
  constructor(private readonly profiles: ProfileRepository) {}

  @Endpoint(listUserProfiles)
  async handle(
    @Input() { query }: EndpointInput<typeof listUserProfiles>,
    @Reply() reply: FastifyReply,
  ): Promise<ListedProfile[]> {
    const { limit } = query;
    // One more than asked tells whether there is a next page.
    const [rows, total] = await Promise.all([
      this.profiles.list(readCursor(query.cursor, profileCursorSchema), limit + 1),
      this.profiles.countPublic(),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    reply.header(HEADERS.totalCount, total);
    if (rows.length > limit && last) {
      const cursor = encodeCursor([last.joinedAt.toISOString(), last.id]);
      reply.header('link', `<${listUserProfiles.path}?limit=${limit}&cursor=${cursor}>; rel="next"`);
    }
    return page.map(toListedProfile);
  }
}
