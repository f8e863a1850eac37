import { Controller } from '@nestjs/common';
import { getOwnPreferences, getPreferences, type Preferences } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { SavedPreferences, ownOnly } from './saved-preferences';

@Controller()
export class GetPreferencesController {
  constructor(private readonly saved: SavedPreferences) {}

  @Endpoint(getOwnPreferences)
  own(@Caller() caller: Caller): Promise<Preferences> {
    return this.saved.read(caller.member.memberId);
  }

  @Endpoint(getPreferences)
  byId(@Input() { params }: EndpointInput<typeof getPreferences>, @Caller() caller: Caller): Promise<Preferences> {
    return this.saved.read(ownOnly(caller.member, params.userId));
  }
}
