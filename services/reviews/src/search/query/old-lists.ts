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
  unheld: ['parking'],
  half: KIND_OF.keys(),
  adjective: ADJECTIVES,
  middle: MIDDLES,
  unlisted: IN_NAMES.keys(),
  chain: ROWS.filter(([, , one]) => !one).flatMap(([, words]) => words.split(',')),
  changing: ['change', 'changing'].flatMap((change) => OWN.flatMap((own) => ADULTS.map((person) => `${change} ${own}${person}`))),
};

/** Token -> how it is written out. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['stn', 'station'],
  ['jnc', 'junction'],
  ['jct', 'junction'],
  ['jctn', 'junction'],
  ['hosp', 'hospital'],
  ['sq', 'square'],
  ['mkt', 'market'],
  ['ctr', 'centre'],
]);
/** Phrase -> what it stands for. */
export const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ...[1, 2, 3, 4, 5].map((terminal) => [`heathrow t${terminal}`, `heathrow terminal ${terminal}`] as const),
  ['newcastle central station', 'newcastle station'],
  ['newcastle central', 'newcastle station'],
]);
export const NEEDS: ReadonlyMap<string, 'StepFreeAccess'> = new Map(
  ['uses a frame', 'using a frame', 'on a frame', 'with a frame', 'has a frame', 'uses a stick', 'uses sticks', 'on sticks', 'with sticks', 'unsteady', 'cant walk far'].map((phrase) => [phrase, 'StepFreeAccess'] as const),
);
