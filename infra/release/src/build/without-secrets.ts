/** Credentials for the registry, the broker and the databases, which only the release command may use. */
const SECRET = /^(REGISTRY_SIGNING_KEY|NATS_URL|MIGRATE_URL|RELEASE_MEMBER)(_|$)/;

/**
 * Returns the environment for programs that a release starts: builds and tests run code of packages and of the
 * change's author.
 */
export function withoutSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !SECRET.test(name)));
}
