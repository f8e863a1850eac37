import { Controller, Headers } from '@nestjs/common';
import { unlinkProvider } from '@waymark/contracts-account';
import type { Actor } from '@waymark/contracts-core';
import { CurrentActor, Database, Endpoint } from '@waymark/service-kit';
import { WayInMail } from '../../sign-in-method-mail';
import { FreshSignIn } from '../../../session/fresh-sign-in';
import { signedIn } from '../../../support/signed-in';
import { lastWayIn } from '../../last-sign-in-method';
import { WaysInRepository } from '../../sign-in-methods.repository';
import { PlatformUserRepository } from '../platform-user.repository';

@Controller()
export class UnlinkProviderController {
  constructor(
    private readonly fresh: FreshSignIn,
    private readonly database: Database,
    private readonly ways: WaysInRepository,
    private readonly users: PlatformUserRepository,
    private readonly mail: WayInMail,
  ) {}

  @Endpoint(unlinkProvider)
  async handle(@CurrentActor() actor: Actor, @Headers('cookie') cookie: string | undefined): Promise<void> {
    const { memberId } = signedIn(actor);
    await this.fresh.require(cookie);
    await this.database.transaction(async (tx) => {
      const { hasPassword, passkeys } = await this.ways.countLocked(tx, memberId);
      if (!(await this.users.unlink(tx, memberId))) return;
      if (!hasPassword && passkeys === 0) throw lastWayIn();
      await this.mail.addTo(tx, memberId, 'provider-unlinked');
    });
  }
}
