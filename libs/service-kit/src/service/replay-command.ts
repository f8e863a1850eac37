import type { Type } from '@nestjs/common';
import { replay } from '../events/replay';
import { LOG, type Log } from '../log/create-log';
import { createService } from './create-service';

/**
 * `node dist/main.js replay`: gives the service's parked events to its handlers once more, beside the running service.
 * Answers the exit code: 1 while some stay parked.
 */
export async function replayCommand(module: Type): Promise<number> {
  const app = await createService(module);
  try {
    const done = await replay(app);
    app.get<Log>(LOG).info(done, 'dead letters replayed');
    return done.failed === 0 ? 0 : 1;
  } finally {
    await app.close();
  }
}
