import type { SearchSession } from '../search-session';
import { kindOfName } from '../understand/kind-of-name';
import { bearing } from './name-match';
import { queryFor, textOf, type Choices, type Target } from './target';

const ANY_CHOICE: Choices = { features: 'any', sort: 'best' };
const CANDIDATES = 60;

/** "Allow" in "cafes that allow guide dogs": with a kind or a feature beside them, words that are on no sign in the country are no name. */
export async function isNobodysName(target: Target, home: string | null, session: SearchSession): Promise<boolean> {
  const { kind, wishes, name } = target;
  if (!name || (!kind && wishes.length === 0) || kindOfName(name)) return false;
  const anywhere = { ...target, where: null, wishes: [] };
  const [list] = await session.find([queryFor(anywhere, ANY_CHOICE, home, CANDIDATES)]);
  return bearing(textOf(target), list?.hits ?? [], 'names').length === 0;
}
