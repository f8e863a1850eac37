const REGISTRY = '$KV.registry';
/** Operations that change or empty the registry's whole stream. */
const STREAM_ACTS = ['STREAM.DELETE', 'STREAM.PURGE', 'STREAM.UPDATE', 'STREAM.MSG.DELETE', 'STREAM.RESTORE'].map(
  (act) => `$JS.API.${act}.KV_registry`,
);

/**
 * Registry entries are signed, so forged ones are ignored; but nobody else needs to write them either. A gateway may
 * only withdraw a broken version.
 */
const GATEWAY_DENIED = [
  ...['remote', 'service', 'lock'].map((key) => `${REGISTRY}.${key}.>`),
  `${REGISTRY}.shell`,
  ...STREAM_ACTS,
];
/** Messages between gateways can withdraw builds, and their responses can end releases, so services have no access. */
const GATEWAYS = 'waymark.gateway.>';
const SERVICE_DENIED = [`${REGISTRY}.>`, GATEWAYS, ...STREAM_ACTS];

/** Returns what a user may not do. Subscribing is denied too, because a subscriber could respond to a request. */
function permissionsOf(user: string): [act: 'publish' | 'subscribe', denied: string[]][] {
  if (user === 'publisher') return [];
  if (user === 'gateway') return [['publish', GATEWAY_DENIED]];
  return [
    ['publish', SERVICE_DENIED],
    ['subscribe', [GATEWAYS]],
  ];
}

const quoted = (texts: readonly string[]) => `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;

/** Returns the secret part of the broker's configuration: its users, and the password between its nodes. */
export function natsUsers(passwords: Record<string, string>, routePassword: string, nodes: readonly string[]): string {
  const users = Object.entries(passwords).map(([user, password]) => {
    const permissions = permissionsOf(user).map(([act, denied]) => `${act}: { deny: ${quoted(denied)} }`);
    const limited = permissions.length > 0 ? `, permissions: { ${permissions.join(', ')} }` : '';
    return `    { user: ${user}, password: ${JSON.stringify(password)}${limited} }`;
  });
  const routes = nodes.map((node) => `    "nats-route://routes:${routePassword}@${node}:6222"`);
  return `authorization {\n  users: [\n${users.join('\n')}\n  ]\n}\ncluster {\n  name: waymark\n  port: 6222\n  authorization { user: routes, password: ${JSON.stringify(routePassword)} }\n  routes: [\n${routes.join('\n')}\n  ]\n}\n`;
}
