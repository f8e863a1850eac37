import type { Pod } from './pods';
import type { Manifest } from './read-kustomization';
import { selects, type Selector } from './selects';

interface Rule {
  from?: Peer[];
  to?: Peer[];
}
interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: object;
}
interface Policy {
  podSelector: Selector;
  policyTypes: string[];
  ingress?: Rule[];
  egress?: Rule[];
}

/** Returns whether the policies of a namespace let one of its pods connect to another, on any port. */
export function mayReach(manifests: readonly Manifest[], from: Pod, to: Pod): boolean {
  const policies = manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map(({ spec }) => spec as unknown as Policy);
  const lets = (type: 'Egress' | 'Ingress', of: Pod, other: Pod): boolean => {
    const own = policies.filter(
      (policy) => policy.policyTypes.includes(type) && selects(policy.podSelector, of.labels),
    );
    if (own.length === 0) return true;
    const rules = own.flatMap((policy) => (type === 'Egress' ? policy.egress : policy.ingress) ?? []);
    return rules.some((rule) => {
      const peers = type === 'Egress' ? rule.to : rule.from;
      // A rule without peers allows all of them. A peer in another namespace or outside is none of these pods.
      return (
        peers === undefined ||
        peers.some(
          (peer) =>
            !peer.namespaceSelector && peer.podSelector !== undefined && selects(peer.podSelector, other.labels),
        )
      );
    });
  };
  return lets('Egress', from, to) && lets('Ingress', to, from);
}
