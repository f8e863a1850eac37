/** Why a trip to the provider brought nothing; pages show words for each. */
export type ProviderProblem = 'cancelled' | 'failed' | 'no-email' | 'known-email' | 'refused' | 'taken';

/** Pages that the browser is sent to. Nothing about the person is in an address. */
export const WHERE_TO = {
  signedIn: '/login?from=provider',
  secondStep: '/login?step=code',
  newAccount: '/login/new-account',
  linked: '/account/security?linked=yes',
  problem: (problem: ProviderProblem, isLinking: boolean) =>
    `${isLinking ? '/account/security' : '/login'}?provider=${problem}`,
};
