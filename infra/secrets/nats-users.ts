const REGISTRY = '$KV.registry';
/** What changes or empties the registry's stream as a whole. */
const STREAM_ACTS = ['STREAM.DELETE', 'STREAM.PURGE', 'STREAM.UPDATE', 'STREAM.MSG.DELETE', 'STREAM.RESTORE'].map(
  (act) => `$JS.API.${act}.KV_registry`,
);

/**
 * Entries are signed, so nobody else is believed; but nobody else need be able to write them either. A gateway may withdraw
 * a broken version, and nothing else.
 */
const GATEWAY_DENIED = [
  ...['remote', 'service', 'lock'].map((key) => `${REGISTRY}.${key}.>`),
  `${REGISTRY}.shell`,
  ...STREAM_ACTS,
];
/** What gateways tell each other takes builds back, and what they answer ends releases: a service has no word in it. */
const GATEWAYS = 'waymark.gateway.>';
const SERVICE_DENIED = [`${REGISTRY}.>`, GATEWAYS, ...STREAM_ACTS];

/** What a user may not do; whoever hears a question could answer it. */
function permissionsOf(user: string): [act: 'publish' | 'subscribe', denied: string[]][] {
  if (user === 'publisher') return [];
  if (user === 'gateway') return [['publish', GATEWAY_DENIED]];
  return [
    ['publish', SERVICE_DENIED],
    ['subscribe', [GATEWAYS]],
  ];
}

const quoted = (texts: readonly string[]) => `[${texts.map((text) => JSON.stringify(text)).join(', ')}]`;

/** The part of the broker's configuration that is secret: its users, and how its nodes know each other. */
export function natsUsers(passwords: Record<string, string>, routePassword: string, nodes: readonly string[]): string {
  const users = Object.entries(passwords).map(([user, password]) => {
    const permissions = permissionsOf(user).map(([act, denied]) => `${act}: { deny: ${quoted(denied)} }`);
    const limited = permissions.length > 0 ? `, permissions: { ${permissions.join(', ')} }` : '';
    return `    { user: ${user}, password: ${JSON.stringify(password)}${limited} }`;
  });
  const routes = nodes.map((node) => `    "nats-route://routes:${routePassword}@${node}:6222"`);
  return `authorization {\n  users: [\n${users.join('\n')}\n  ]\n}\ncluster {\n  name: waymark\n  port: 6222\n  authorization { user: routes, password: ${JSON.stringify(routePassword)} }\n  routes: [\n${routes.join('\n')}\n  ]\n}\n`;
}
