import { DEPARTMENTS } from '../understand/claim-department';
import { KIND_OF } from '../understand/half-known';
import { ROWS } from '../understand/kind-of-name';
import { ADJECTIVES } from '../understand/left-out';
import { MIDDLES } from '../understand/town-middle';
import { IN_NAMES } from '../understand/unmapped-kinds';

const PERSONS = 'adult,disabled,teenage,teenager,grown up,son,daughter,wife,husband,mum,dad,mother,father,sister,brother,nan'.split(',');
const OWN = ['', 'my ', 'our ', 'an ', 'a '];
const ADULTS = ['adult son', 'adult daughter', 'disabled son', 'disabled daughter', 'teenage son', 'teenage daughter', 'adult child', 'disabled adult', ...PERSONS];

export const OLD: Record<string, Iterable<string>> = {
  department: [...DEPARTMENTS, 'north terminal', 'south terminal', 'terminal 1', 'terminal 2', 'terminal 3', 'terminal 4'],
  half: KIND_OF.keys(),
  adjective: ADJECTIVES,
  middle: MIDDLES,
  unlisted: IN_NAMES.keys(),
  chain: ROWS.filter(([, , one]) => !one).flatMap(([, words]) => words.split(',')),
  changing: ['change', 'changing'].flatMap((change) => OWN.flatMap((own) => ADULTS.map((person) => `${change} ${own}${person}`))),
};
