import { format } from 'oxfmt';
import type { Consumes } from './consumer-consumed-fields';

const HEAD = `// Written by \`npm run consumed-fields\` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;
`;

/**
 * Returns the module that pages import instead of the contracts, because the contracts would add their schemas to the
 * page.
 */
export async function endpointsModule(consumes: Consumes): Promise<string> {
  const lines = Object.entries(consumes).map(
    ([name, { method, path }]) =>
      `export const ${name} = /* @__PURE__ */ endpoint<Contracts['${name}']>('${method}', '${path}');`,
  );
  const written = await format('endpoints.ts', `${HEAD}\n${lines.join('\n')}\n`, {
    printWidth: 120,
    singleQuote: true,
  });
  return written.code;
}
