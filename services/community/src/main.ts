import { serviceManifestSchema } from '@waymark/contracts-core';
import { startService } from '@waymark/service-kit';
import manifest from '../service.json';
import { AppModule } from './app.module';

await startService({ name: 'community', module: AppModule, manifest: serviceManifestSchema.parse(manifest) });
