import { serviceConfig } from '@waymark/tools/webpack/service.mjs';

export default serviceConfig({
  dir: import.meta.dirname,
  entries: {
    main: './src/main.ts',
    'grant-role': './src/commands/grant-role.ts',
    'create-sample-accounts': './src/commands/create-sample-accounts.ts',
  },
});
