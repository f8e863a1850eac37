import type { Command } from './cli/release-options';
import { rollBackPage } from './commands/roll-back-page';
import { rollBackService } from './commands/roll-back-service';
import { showHistory } from './commands/show-history';
import { showStatus } from './commands/show-status';
import { switchSlice } from './commands/switch-slice';
import type { Session } from './open-session';
import { releaseSlice, type Outcome } from './release-slice';
import { sliceFolders } from './sources/slice-folders';

/** Does what the command line asked for. */
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
