import type { Candidate } from '../search-port';
import type { SearchSession } from '../search-session';
import { kindOfName } from '../understand/kind-of-name';
import { bearing, isBorne, nameMatch } from './name-match';
import { queriesFor, textsOf, type Choices, type Target } from './target';

const ANY_CHOICE: Choices = { features: 'any', sort: 'best' };
const CANDIDATES = 60;
/** So many of one name, and it is no slip. */
const KNOWN = 3;

/** "Primark in Hull": where nobody there is called so, primary schools only look alike, because others bear the very name. */
export async function isOnlyAlike(
  { name, kind, where }: Target,
  hits: readonly Candidate[],
  home: string | null,
  session: SearchSession,
): Promise<boolean> {
  if (!name || kind || !where || hits.length === 0 || isBorne(name, hits, 'names')) return false;
  const [list] = await session.find([{ text: name, ...(home && { countryCode: home }), limit: CANDIDATES }]);
  return (list?.hits ?? []).filter((hit) => nameMatch(name, hit, 'names') === 'whole').length >= KNOWN;
}

/** "Allow" in "cafes that allow guide dogs": with a kind or a feature beside them, words that are on no sign in the country are no name. */
export async function isNobodysName(target: Target, home: string | null, session: SearchSession): Promise<boolean> {
  const { kind, wishes, name } = target;
  if (!name || (!kind && wishes.length === 0) || kindOfName(name)) return false;
  const anywhere = { ...target, where: null, wishes: [] };
  const lists = await session.find(queriesFor(anywhere, ANY_CHOICE, home, CANDIDATES));
  return textsOf(target).every((text, index) => bearing(text, lists[index]?.hits ?? [], 'names').length === 0);
}
