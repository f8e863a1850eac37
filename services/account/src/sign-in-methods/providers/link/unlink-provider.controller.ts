import { Controller } from '@nestjs/common';
import { unlinkProvider } from '@waymark/contracts-account';
import { Caller, Database, Endpoint } from '@waymark/service-kit';
import { WayInMail } from '../../sign-in-method-mail';
import { FreshSignIn } from '../../../session/fresh-sign-in';
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
  async handle(@Caller() caller: Caller): Promise<void> {
    const { memberId } = caller.member;
    await this.fresh.require(caller.cookie);
    await this.database.transaction(async (tx) => {
      const { hasPassword, passkeys } = await this.ways.countLocked(tx, memberId);
      if (!(await this.users.unlink(tx, memberId))) return;
      if (!hasPassword && passkeys === 0) throw lastWayIn();
      await this.mail.addTo(tx, memberId, 'provider-unlinked');
    });
  }
}
