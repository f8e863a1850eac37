import { spawnSync } from 'node:child_process';
import { findBinary } from './find-binary';

let answers: boolean | null = null;

export function dockerAnswers(): boolean {
  answers ??=
    findBinary('docker') !== null && spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 5000 }).status === 0;
  return answers;
}

export interface DockerServer {
  image: string;
  /** The port inside the container. */
  containerPort: number;
  port: number;
  volume: [host: string, inside: string];
  env?: Record<string, string>;
  args?: string[];
}

/** Returns the command that runs the server in the foreground: when the client ends, the container ends. */
export function dockerCommand(server: DockerServer): { command: string; args: string[] } {
  const env = Object.entries(server.env ?? {}).flatMap(([key, value]) => ['-e', `${key}=${value}`]);
  const publish = ['-p', `127.0.0.1:${server.port}:${server.containerPort}`];
  const volume = ['-v', `${server.volume[0]}:${server.volume[1]}`];
  return {
    command: 'docker',
    args: ['run', '--rm', '--init', ...publish, ...volume, ...env, server.image, ...(server.args ?? [])],
  };
}
