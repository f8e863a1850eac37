import { serviceConfig } from '@waymark/tools/webpack/service.mjs';

export default serviceConfig({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'load-seed': './src/commands/load-seed.ts',
    'rebuild-search-index': './src/commands/rebuild-search-index.ts',
  },
});
