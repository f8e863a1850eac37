import { gte, major, valid } from 'semver';
import type { ServiceManifest } from '@waymark/contracts-core';
import type { ContractProblem } from './contract-problem';

/**
 * Returns what a service's manifest would take away: its place in the version order, addresses, file sizes, endpoints
 * for outside callers.
 */
export function manifestProblems(candidate: ServiceManifest, live: ServiceManifest): ContractProblem[] {
  const at = `API of ${candidate.name}`;
  if (!valid(candidate.apiVersion))
    return [{ at, says: `has no version of the form 1.2.3, but ${candidate.apiVersion}` }];
  if (valid(live.apiVersion) && !gte(candidate.apiVersion, live.apiVersion)) {
    return [{ at, says: `would go back from ${live.apiVersion} to ${candidate.apiVersion}` }];
  }
  return raisesMajor(candidate, live)
    ? []
    : [...prefixProblems(candidate, live), ...uploadProblems(candidate, live), ...outsideProblems(candidate, live)];
}

/** Returns whether the candidate declares a break with the live version. */
export function raisesMajor(candidate: ServiceManifest, live: ServiceManifest): boolean {
  return (
    valid(candidate.apiVersion) !== null &&
    valid(live.apiVersion) !== null &&
    major(candidate.apiVersion) > major(live.apiVersion)
  );
}

function prefixProblems(candidate: ServiceManifest, live: ServiceManifest): ContractProblem[] {
  const gone = live.prefixes.filter(
    (prefix) => !candidate.prefixes.some((kept) => `${prefix}/`.startsWith(`${kept}/`)),
  );
  return gone.map((prefix) => ({ at: prefix, says: `is no longer sent to ${candidate.name}` }));
}

function uploadProblems(candidate: ServiceManifest, live: ServiceManifest): ContractProblem[] {
  return (live.uploads ?? []).flatMap(({ path, maxBytes }) => {
    const next = candidate.uploads?.find((upload) => upload.path === path);
    return next && next.maxBytes >= maxBytes ? [] : [{ at: path, says: `no longer takes files of ${maxBytes} bytes` }];
  });
}

function outsideProblems(candidate: ServiceManifest, live: ServiceManifest): ContractProblem[] {
  return (live.outside ?? []).flatMap(({ method, path, rawBody, crossSite }) => {
    const next = candidate.outside?.find((rule) => rule.method === method && rule.path === path);
    const at = `${method} ${path}`;
    const takesAll = rawBody?.types.every((type) => next?.rawBody?.types.includes(type)) ?? true;
    const takesAsMuch = !rawBody || (next?.rawBody?.maxBytes ?? 0) >= rawBody.maxBytes;
    return [
      ...(crossSite && !next?.crossSite ? [{ at, says: 'can no longer be called by other sites' }] : []),
      ...(takesAll && takesAsMuch
        ? []
        : [{ at, says: `no longer takes bodies of ${rawBody?.maxBytes} bytes as they are` }]),
    ];
  });
}
