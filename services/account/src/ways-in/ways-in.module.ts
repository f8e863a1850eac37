import { Module } from '@nestjs/common';
import { PasskeyModule } from '../passkey/passkey.module';
import { ProviderModule } from '../provider/provider.module';
import { GetOwnWaysInController } from './get-ways-in/get-own-ways-in.controller';
import { GetWaysInController } from './get-ways-in/get-ways-in.controller';
import { WaysInStoreModule } from './ways-in-store.module';

/** What the login page and the security page show of all ways in. */
@Module({
  imports: [PasskeyModule, ProviderModule, WaysInStoreModule],
  controllers: [GetOwnWaysInController, GetWaysInController],
})
export class WaysInModule {}
