import { readFileSync } from 'node:fs';
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast';

export interface CopyStep {
  /** The stage that it copies from; null for the build context. */
  stage: string | null;
  sources: string[];
  to: string;
  owner: string | null;
}

export interface Stage {
  name: string;
  base: string;
  workdir: string;
  copies: CopyStep[];
  runs: string[];
  env: Record<string, string>;
  user: string | null;
  entrypoint: string[];
  command: string[];
  /** Arguments of the health check's command; null when the stage has none. */
  health: string[] | null;
  /** Names of all its instructions, in order. */
  instructions: string[];
}

const values = (instruction: Instruction): string[] =>
  instruction.getArguments().map((argument) => argument.getValue());
const fresh = (name: string, base: string): Stage => ({
  name,
  base,
  workdir: '/',
  copies: [],
  runs: [],
  env: {},
  user: null,
  entrypoint: [],
  command: [],
  health: null,
  instructions: [],
});

/** Returns a command in exec form as a list. Rejects the shell form, because these images have no shell. */
function list(instruction: Instruction, text: string): string[] {
  const found = /\[.*\]/s.exec(text)?.[0];
  if (found === undefined) throw new Error(`${instruction.getKeyword()} needs its exec form: ["program", "argument"]`);
  return JSON.parse(found) as string[];
}

function readInto(stage: Stage, instruction: Instruction): void {
  const keyword = instruction.getKeyword();
  const text = instruction.getRawArgumentsContent() ?? '';
  const words = values(instruction);
  stage.instructions.push(keyword);
  if (keyword === 'WORKDIR') stage.workdir = words[0] ?? '/';
  if (keyword === 'USER') stage.user = words[0] ?? null;
  if (keyword === 'RUN') stage.runs.push(text.replace(/^--mount=\S+\s+/, ''));
  if (keyword === 'ENTRYPOINT') stage.entrypoint = list(instruction, text);
  if (keyword === 'CMD') stage.command = list(instruction, text);
  if (keyword === 'HEALTHCHECK') stage.health = list(instruction, text);
  if (keyword === 'ENV')
    for (const word of words) stage.env[word.split('=')[0] ?? ''] = word.slice(word.indexOf('=') + 1);
  if (keyword === 'COPY') {
    const flags = Object.fromEntries(
      (instruction as Copy).getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']),
    );
    stage.copies.push({
      stage: flags['from'] ?? null,
      owner: flags['chown'] ?? null,
      sources: words.slice(0, -1),
      to: words.at(-1) ?? '',
    });
  }
}

/** Returns a Dockerfile's stages. Supports only the syntax that our images use. */
export function readDockerfile(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    const words = values(instruction);
    if (instruction.getKeyword() === 'FROM') stages.push(fresh(words[2] ?? '', words[0] ?? ''));
    else readInto(stages.at(-1) ?? fresh('', ''), instruction);
  }
  return stages;
}
