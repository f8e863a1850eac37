import { Controller } from '@nestjs/common';
import { getOwnPreferences, getPreferences, type Preferences } from '@waymark/contracts-account';
import type { Actor, EndpointInput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, Input } from '@waymark/service-kit';
import { signedIn } from '../../support/signed-in';
import { ownOnly } from './own-only';
import { SavedPreferences } from './saved-preferences';

@Controller()
export class GetPreferencesController {
  constructor(private readonly saved: SavedPreferences) {}

  @Endpoint(getOwnPreferences)
  own(@CurrentActor() actor: Actor): Promise<Preferences> {
    return this.saved.read(signedIn(actor).memberId);
  }

  @Endpoint(getPreferences)
  byId(@Input() { params }: EndpointInput<typeof getPreferences>, @CurrentActor() actor: Actor): Promise<Preferences> {
    return this.saved.read(ownOnly(actor, params.userId));
  }
}
