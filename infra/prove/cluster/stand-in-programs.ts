import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { withoutSecrets } from '@waymark/release';
import type { StartProgram } from '@waymark/release/environments';

export interface Call {
  program: string;
  args: string[];
  env: Record<string, string>;
  input: string;
}

export interface Answer {
  code: number;
  out?: string;
  err?: string;
}

export type Program = (args: readonly string[], input: string) => Answer | Promise<Answer>;

/** Tells what it was called with and does what it is told: all else is decided where the spec runs. */
const SCRIPT = (origin: string) => `#!${process.execPath}
const { request } = require('node:http');
const { basename } = require('node:path');
let input = '';
process.stdin.on('data', (chunk) => (input += chunk)).on('end', () => {
  const ask = request('${origin}', { method: 'POST' }, (response) => {
    let text = '';
    response.on('data', (chunk) => (text += chunk)).on('end', () => {
      const { code, out = '', err = '' } = JSON.parse(text);
      process.exitCode = code;
      process.stdout.write(out);
      process.stderr.write(err);
    });
  });
  ask.end(JSON.stringify({ program: basename(process.argv[1]), args: process.argv.slice(2), env: process.env, input }));
});
`;

/** Programs of these names to be put on a PATH, each a process of its own; every call is recorded whole. */
export async function standInPrograms(programs: Record<string, Program>) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void answer(request).then((said) => response.end(JSON.stringify(said)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'waymark-programs-'));
  for (const name of Object.keys(programs))
    writeFileSync(join(folder, name), SCRIPT(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), {
      mode: 0o755,
    });

  async function answer(request: IncomingMessage): Promise<Answer> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    return take(JSON.parse(text) as Call);
  }

  async function take(call: Call): Promise<Answer> {
    calls.push(call);
    try {
      return (await programs[call.program]?.(call.args, call.input)) ?? { code: 127 };
    } catch (error) {
      return { code: 1, err: `stand-in for ${call.program}: ${String(error)}` };
    }
  }

  /** The same programs without a process for each call, which costs a busy machine most of a spec's time. */
  const start: StartProgram = async (program, args, { input = '' }) => {
    const {
      code,
      out = '',
      err = '',
    } = await take({ program, args: [...args], env: withoutSecrets(process.env) as Record<string, string>, input });
    return { code, output: out, complaint: err };
  };

  return {
    calls,
    start,
    /** A PATH on which they come first. */
    path: [folder, process.env['PATH'] ?? ''].join(delimiter),
    /** Lines as typed, e.g. `kubectl -n waymark get pods`. */
    typed: () => calls.map(({ program, args }) => [program, ...args].join(' ')),
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
