import { format } from 'oxfmt';
import type { Consumes } from './consumer-picks';

const HEAD = `// Written by \`npm run picks\` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;
`;

/** What pages import in place of the contracts, whose schemas would come into the page with them. */
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
