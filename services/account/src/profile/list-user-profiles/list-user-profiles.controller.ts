import { Controller } from '@nestjs/common';
import { listUserProfiles, type ListedProfile } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { profileCursorSchema } from '../profile-row';
import { toListedProfile } from '../profile.mapper';
import { ProfileRepository } from '../profile.repository';

@Controller()
export class ListUserProfilesController {
  constructor(private readonly profiles: ProfileRepository) {}

  @Endpoint(listUserProfiles)
  async handle(
    @Input() { query: { cursor, limit } }: EndpointInput<typeof listUserProfiles>,
    @Caller() caller: Caller,
  ): Promise<Page<ListedProfile>> {
    const reader = caller.actor?.memberId ?? null;
    const [read, total] = await Promise.all([
      this.profiles.list(readCursor(cursor, profileCursorSchema), limit + 1, reader),
      this.profiles.countPublic(reader),
    ]);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.joinedAt.toISOString(), last.id]));
    return new Page(rows.map(toListedProfile), total, next);
  }
}
