/** What opens the registry, the broker and the databases: for the release command itself. */
const SECRET = /^(REGISTRY_SIGNING_KEY|NATS_URL|MIGRATE_URL|RELEASE_MEMBER)(_|$)/;

/** The environment for programs that a release starts: builds and tests run code of packages and of whoever wrote the change. */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name)));
}
