import { Controller } from '@nestjs/common';
import {
  type KeptApart,
  listBlocked,
  listFollowers,
  listFollowing,
  listMuted,
  type Person,
} from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, type Page } from '@waymark/service-kit';
import { PeoplePages } from './people-pages';

@Controller()
export class ListPeopleController {
  constructor(private readonly pages: PeoplePages) {}

  @Endpoint(listFollowers)
  followers(
    @Input() { params, query }: EndpointInput<typeof listFollowers>,
    @Caller() caller: Caller,
  ): Promise<Page<Person>> {
    return this.pages.followers(params.id, caller.member.memberId, query);
  }

  @Endpoint(listFollowing)
  following(
    @Input() { params, query }: EndpointInput<typeof listFollowing>,
    @Caller() caller: Caller,
  ): Promise<Page<Person>> {
    return this.pages.following(params.id, caller.member.memberId, query);
  }

  @Endpoint(listBlocked)
  blocked(@Input() { query }: EndpointInput<typeof listBlocked>, @Caller() caller: Caller): Promise<Page<KeptApart>> {
    return this.pages.blocked(caller.member.memberId, query);
  }

  @Endpoint(listMuted)
  muted(@Input() { query }: EndpointInput<typeof listMuted>, @Caller() caller: Caller): Promise<Page<KeptApart>> {
    return this.pages.muted(caller.member.memberId, query);
  }
}
