import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

export interface ComposeService {
  image: string;
  build?: { context: string; dockerfile: string; target: string };
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  environment?: Record<string, string | null>;
  secrets?: (string | { source: string; target: string })[];
  volumes?: string[];
  networks?: string[] | Record<string, object | null>;
  ports?: string[];
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  profiles?: string[];
  deploy?: { replicas?: number; resources?: { limits?: { cpus?: string; memory?: string } } };
}

export interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, object | null>;
  secrets: Record<string, { file: string }>;
  configs: Record<string, { file: string }>;
}

const PARTS = ['services', 'networks', 'volumes', 'secrets', 'configs'] as const;

/** Paths are relative to the file that contains them. */
function placed(part: string, entry: unknown, folder: string): unknown {
  const at = (path: string) => join(folder, path);
  const { file, build } = (entry ?? {}) as { file?: string; build?: { context: string } };
  if (file !== undefined) return { ...(entry as object), file: at(file) };
  return part === 'services' && build
    ? { ...(entry as object), build: { ...build, context: at(build.context) } }
    : entry;
}

/** Returns a compose file merged with its includes, as compose does. Rejects what two files both define. */
export function readCompose(file: string): Compose {
  const whole: Compose = { services: {}, networks: {}, volumes: {}, secrets: {}, configs: {} };
  const add = (path: string): void => {
    if (!existsSync(path)) throw new Error(`${path} is included, but not there`);
    const text = parse(readFileSync(path, 'utf8'), { merge: true }) as Partial<Compose> & {
      include?: { path: string }[];
    };
    for (const { path: other } of text.include ?? []) add(join(dirname(path), other));
    for (const part of PARTS) {
      for (const [name, entry] of Object.entries(text[part] ?? {})) {
        if (name in whole[part]) throw new Error(`${part}.${name} is defined twice`);
        Object.assign(whole[part], { [name]: placed(part, entry, dirname(path)) });
      }
    }
  };
  add(file);
  return whole;
}

export function networksOf({ networks = [] }: ComposeService): string[] {
  return Array.isArray(networks) ? networks : Object.keys(networks);
}

export function secretsOf({ secrets = [] }: ComposeService): string[] {
  return secrets.map((secret) => (typeof secret === 'string' ? secret : secret.source));
}
