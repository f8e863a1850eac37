const MILITARY =
  /\b(RAF|CFB|RNAS|MoD|DCAE|AFB|NAS|NAF|Army|Navy|Naval|Marines?|Marine Corps|Air ?base|Airbase|Air Force|Military|Base A[eé]rea|Base A[eé]rienne|AB|Fliegerhorst|Joint Base)\b/i;

/** Air bases that no traveller can enter are not venues; an airport with scheduled flights stays whatever its name. */
export function isMilitaryName(name: string): boolean {
  return MILITARY.test(name);
}
