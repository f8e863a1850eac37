import type { Command } from './parse-command';
import { rollBackPage } from './roll-back-page';
import { rollBackService } from './roll-back-service';
import { showHistory } from './show-history';
import { showStatus } from './show-status';
import { switchSlice } from './switch-slice';
import type { Session } from '../environments/open-session';
import { releaseSlice, type Outcome } from '../steps/release-slice';
import { sliceFolders } from '../build/slice-folders';

/** Runs the command from the command line. */
export async function runCommand(
  session: Session,
  { verb, options }: Command,
  stop: AbortController,
): Promise<Outcome> {
  const { slice, only } = options;
  if (verb === 'release') return releaseSlice(session, options, stop);
  if (verb === 'status') await showStatus(session);
  else if (verb === 'history') await showHistory(session, slice);
  else if (verb === 'kill' || verb === 'revive') await switchSlice(session, slice, verb);
  else if (only === 'service' || (!only && !sliceFolders(session.root, options).page))
    await rollBackService(session, slice);
  else await rollBackPage(session, slice);
  return 'done';
}
