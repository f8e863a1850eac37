/** Local name → English name, for cities with two different names. Common knowledge, so no source's licence applies. */
const EXONYMS: Record<string, string> = {
  München: 'Munich',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  Hannover: 'Hanover',
  Wien: 'Vienna',
  Praha: 'Prague',
  Plzeň: 'Pilsen',
  Milano: 'Milan',
  Roma: 'Rome',
  Firenze: 'Florence',
  Venezia: 'Venice',
  Napoli: 'Naples',
  Torino: 'Turin',
  Genova: 'Genoa',
  Padova: 'Padua',
  Mantova: 'Mantua',
  Siracusa: 'Syracuse',
  Bruxelles: 'Brussels',
  Brussel: 'Brussels',
  Antwerpen: 'Antwerp',
  Gent: 'Ghent',
  Brugge: 'Bruges',
  Lisboa: 'Lisbon',
  Porto: 'Oporto',
  Sevilla: 'Seville',
  Zürich: 'Zurich',
  Genève: 'Geneva',
  Luzern: 'Lucerne',
  København: 'Copenhagen',
  Göteborg: 'Gothenburg',
  Warszawa: 'Warsaw',
  Kraków: 'Cracow',
  Bucureşti: 'Bucharest',
  București: 'Bucharest',
  Beograd: 'Belgrade',
  'Den Haag': 'The Hague',
  Athina: 'Athens',
  Moskva: 'Moscow',
};

/** Shorter or newer names of places that GeoNames lists under a longer or older one. */
const SHORT_NAMES: Record<string, string> = {
  'Newcastle upon Tyne': 'Newcastle',
  'Stoke-on-Trent': 'Stoke',
  'Southend-on-Sea': 'Southend',
  'Nur-Sultan': 'Astana',
  'New York City': 'New York',
};

/**
 * Returns the name with the city in English: "München Hbf" becomes "Munich Hbf". Null if the name contains no city as
 * a whole word.
 */
export function toEnglishName(name: string): string | null {
  for (const [local, english] of Object.entries(EXONYMS)) {
    const at = new RegExp(`(^|[^\\p{L}])${local}(?=$|[^\\p{L}])`, 'u');
    if (at.test(name)) return name.replace(at, `$1${english}`);
  }
  return null;
}

/** Returns a place's names in other languages: "Munich" → ["München"], "Brussels" → ["Bruxelles", "Brussel"]. */
export function otherPlaceNames(name: string): string[] {
  const locals = Object.keys(EXONYMS).filter((local) => EXONYMS[local] === name);
  return [EXONYMS[name], SHORT_NAMES[name], ...locals].filter((found) => found !== undefined);
}
