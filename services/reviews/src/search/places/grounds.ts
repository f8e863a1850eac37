import type { RowsOfTown } from './placed-by-hand';

/** Grounds where teams play that no list has: with landmarks.ts. */
export const GROUNDS: readonly RowsOfTown[] = [
  ['Norwich', 'Carrow Road: 52.6221 1.3092'],
  ['Ipswich', 'Portman Road: 52.0545 1.1447'],
  ['Burnley', 'Turf Moor: 53.7890 -2.2302'],
  ['Birmingham', 'St Andrews Stadium:st andrews stadium birmingham,birmingham city stadium 52.4757 -1.8684'],
  ['Hull', 'MKM Stadium:kcom stadium,kc stadium 53.7461 -0.3678'],
  ['Edinburgh', 'Easter Road Stadium:easter road 55.9617 -3.1656'],
  ['Aberdeen', 'Pittodrie:pittodrie stadium 57.1592 -2.0884'],
  ['Belfast', 'Windsor Park Belfast:windsor park stadium 54.5826 -5.9551'],
  [
    'Leicester',
    'Welford Road Stadium:welford road,mattioli woods welford road,leicester tigers ground 52.6212 -1.1331',
  ],
  ['Northampton', 'Franklins Gardens: 52.2406 -0.9192'],
  ['Bath', 'Recreation Ground Bath:the rec bath,bath rugby ground,bath rec 51.3816 -2.3545'],
  ['Salford', 'AJ Bell Stadium:salford community stadium 53.4694 -2.3759'],
  ['Dundee', 'Dens Park: 56.4753 -2.9694;Tannadice:tannadice park 56.4747 -2.9689'],
  ['Perth', 'McDiarmid Park: 56.4094 -3.4769'],
  ['Luton', 'Kenilworth Road Stadium:kenilworth road 51.8842 -0.4316'],
  ['London', 'Loftus Road:qpr stadium,qpr ground 51.5093 -0.2321'],
  ['Stoke-on-Trent', 'Bet365 Stadium:stoke city stadium,stoke city ground 52.9884 -2.1756'],
  ['Plymouth', 'Home Park:home park plymouth,plymouth argyle ground 50.3880 -4.1508'],
];
