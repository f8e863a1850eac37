const codes = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Stations that Network Rail itself runs, by CRS code. */
const BUSIEST = codes('BHM BRI CLJ EDB GLC GLD LDS LIV LBG CST CHX EUS KGX LST PAD STP VIC WAT MAN RDG');

/** Main stations of further cities, and the other termini of London and Manchester. */
const WELL_KNOWN = codes(
  'GLQ CDF SHF NCL YRK NOT LEI BTN SOU CBG OXF NRW ABD DEE INV PLY EXD SRA FST MYB GTW MCV MCO PBO CRE DBY PRE HUL SWA NWP COV WVH MKC BDI BFD PMS BTH CHD LAN DAR WKF STK',
);

/** Our own list, used for ranking only: a search for "kings cross" means KGX. 2 busiest, 1 well known, 0 others. */
export function gbHub(crsCode: string): 0 | 1 | 2 {
  if (BUSIEST.has(crsCode)) return 2;
  return WELL_KNOWN.has(crsCode) ? 1 : 0;
}
