import { readFile } from 'node:fs/promises';
import { resolveRefs } from '@waymark/contracts-core';
import { request } from 'undici';
import { z } from 'zod';

const PATIENCE_MS = 5_000;
const ASKED = 5;

const openApiSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ parameters: z.array(z.object({ required: z.boolean().optional() })).optional() }).loose(),
    ),
  ),
});

/**
 * Checks a service that has no users yet: that it is ready, and that endpoints without parameters respond without an
 * error.
 */
export async function answerProblems(origin: string, openApiFile: string): Promise<string[]> {
  const { paths } = openApiSchema.parse(resolveRefs(JSON.parse(await readFile(openApiFile, 'utf8')) as unknown));
  const plain = Object.entries(paths).filter(
    ([path, { get }]) => get && !path.includes('{') && !get.parameters?.some(({ required }) => required),
  );
  const asked = ['/health/ready', ...plain.slice(0, ASKED).map(([path]) => path)];
  const problems = await Promise.all(
    asked.map((path) => problemAt(origin, path, path === '/health/ready' ? 200 : 499)),
  );
  return problems.filter((problem) => problem !== null);
}

async function problemAt(origin: string, path: string, highest: number): Promise<string | null> {
  try {
    const { statusCode, body } = await request(origin + path, {
      headersTimeout: PATIENCE_MS,
      bodyTimeout: PATIENCE_MS,
    });
    await body.dump();
    return statusCode <= highest ? null : `${origin}${path} answers ${statusCode}`;
  } catch (error) {
    return `${origin}${path} does not answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
