import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceConfig } from '@waymark/tools/webpack/service.mjs';

const SEED = join(import.meta.dirname, '../../infra/seed/data');

const config = serviceConfig({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'load-seed': './src/commands/load-seed.ts',
    'rebuild-search-index': './src/commands/rebuild-search-index.ts',
  },
});

/** The built load-seed reads its rows from beside itself, so that dist can be deployed without the repository. */
const withSeed = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WithSeed', (compilation) => {
      compilation.hooks.processAssets.tap('WithSeed', () => {
        for (const name of ['venues.ndjson.gz', 'places.ndjson.gz']) {
          const content = readFileSync(join(SEED, name));
          compilation.emitAsset(`data/${name}`, new compiler.webpack.sources.RawSource(content));
        }
      });
    });
  },
};

export default { ...config, plugins: [...(config.plugins ?? []), withSeed] };
