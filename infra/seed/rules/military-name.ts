const MILITARY =
  /\b(RAF|CFB|RNAS|MoD|DCAE|AFB|NAS|NAF|Army|Navy|Naval|Marines?|Marine Corps|Air ?base|Airbase|Air Force|Military|Base A[eé]rea|Base A[eé]rienne|AB|Fliegerhorst|Joint Base)\b/i;

/**
 * Returns whether an airport is an air base that no traveller can enter, and so no venue. Airports with scheduled
 * flights stay, whatever their name.
 */
export function isMilitaryName(name: string): boolean {
  return MILITARY.test(name);
}
