/*
 * `npm run release -- …`: for the syntax see src/commands/parse-command.ts. Exit code 0: done; 1: stopped and undone;
 * 2: syntax error; 3: held at its weight, because too few visitors came.
 */
import { join } from 'node:path';
import { parseCommand, type Command } from './src/commands/parse-command';
import { Refusal } from './src/refusal';
import { kubernetesEnvironment } from './src/environments/kubernetes-environment';
import { localEnvironment } from './src/environments/local-environment';
import { openSession, type Session, who } from './src/environments/open-session';
import { runCommand } from './src/commands/run-command';

const ROOT = join(import.meta.dirname, '../..');
const say = (line: string): void => console.log(line);

function end(error: unknown, code: number): never {
  console.error(error instanceof Refusal ? error.message : error);
  process.exit(code);
}

function read(): Command {
  try {
    return parseCommand(process.argv.slice(2));
  } catch (error) {
    return end(error, 2);
  }
}

const command = read();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => stop.abort(new Refusal(`Stopped by ${signal === 'SIGINT' ? 'Ctrl-C' : signal}.`)));

let session: Session | undefined;
try {
  const dataDir = command.data ?? process.env['WAYMARK_DATA_DIR'] ?? '.local';
  const environment =
    command.environment === 'local' ? localEnvironment(ROOT, dataDir) : kubernetesEnvironment(ROOT, process.env);
  session = await openSession({ root: ROOT, environment, by: who(process.env), say });
  const outcome = await runCommand(session, command, stop);
  await session.close();
  process.exit({ done: 0, stopped: 1, held: 3 }[outcome]);
} catch (error) {
  await session?.close();
  end(error, 1);
}
