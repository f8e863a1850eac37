/** How many gateways serve what was written, in words. */
export const theyFollow = (gateways: number): string =>
  `${gateways} ${gateways === 1 ? 'gateway follows' : 'gateways follow'}`;
