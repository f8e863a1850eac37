import { serviceManifestSchema } from '@waymark/contracts-core';
import { startService } from '@waymark/service-kit';
import manifest from '../service.json';
import { AppModule } from './app.module';

await startService({ name: 'maps', module: AppModule, manifest: serviceManifestSchema.parse(manifest) });
