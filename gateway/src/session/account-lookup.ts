import { HEADERS, identitySchema, type Identity } from '@waymark/contracts-core';
import type { Upstreams } from '../forward/upstreams';
import type { IdentityTokens } from './identity-tokens';
import { fetchJson } from '../forward/fetch-json';

const TIMEOUT_MS = 1_000;

/** Asks the account service whose session it is; null when it knows of none. */
export function accountLookup(upstreams: Upstreams, tokens: IdentityTokens) {
  return async (hash: string): Promise<Identity | null> => {
    const upstream = upstreams.bySlice('account')?.pick();
    if (!upstream) throw new Error('account is not in the registry');
    const { status, body } = await fetchJson(upstream, `/internal/sessions/${hash}`, TIMEOUT_MS, {
      [HEADERS.identity]: tokens.gateway(),
    });
    if (status === 404) return null;
    if (status !== 200) throw new Error(`account answered ${status}`);
    return identitySchema.parse(body);
  };
}
