import { remoteKey } from '@waymark/contracts-core';
import { Refusal } from '../refusal';
import { untilAllFollow, theyFollow } from '../gateways/until-all-follow';
import type { Session } from '../environments/open-session';
import { writePage } from '../registry/write-page';

const WORDS = {
  kill: {
    state: 'killed',
    already: 'is switched off already',
    said: 'is switched off: its pages say so in plain words, the rest of the site works',
  },
  revive: { state: 'live', already: 'is not switched off', said: 'is switched on again' },
} as const;

/** Switches a slice's pages off or on for everybody, with a single write. */
export async function switchSlice(
  { writer, connection, say }: Session,
  slice: string,
  act: 'kill' | 'revive',
): Promise<void> {
  if (slice === 'shell')
    throw new Refusal('Without the shell there is nothing to show: take it back with "rollback shell" instead.');
  const { state, already, said } = WORDS[act];
  const { release } = await writePage(writer, 'remote', slice, act, (current) => {
    if (!current) throw new Refusal(`Nothing of "${slice}" is published that browsers load.`);
    if (current.state === state) throw new Refusal(`${slice} ${already}.`);
    return { ...current, state };
  });
  const gateways = await untilAllFollow(connection, { [remoteKey(slice)]: release.sequence });
  say(`${slice} ${said} (${theyFollow(gateways)}).`);
}
