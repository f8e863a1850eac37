/** Why a sign-in through the provider failed; pages have a text for each. */
export type ProviderProblem = 'cancelled' | 'failed' | 'no-email' | 'known-email' | 'refused' | 'taken';

/** Redirect targets. An address never contains personal data. */
export const WHERE_TO = {
  signedIn: '/login?from=provider',
  secondStep: '/login?step=code',
  newAccount: '/login/new-account',
  linked: '/account/security?linked=yes',
  problem: (problem: ProviderProblem, isLinking: boolean) =>
    `${isLinking ? '/account/security' : '/login'}?provider=${problem}`,
};
