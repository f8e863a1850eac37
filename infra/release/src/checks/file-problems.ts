import { createHash } from 'node:crypto';
import { Agent, request } from 'undici';

const AT_ONCE = 6;
const PATIENCE_MS = 10_000;

/** Requests every file of a build from the site, as a browser would, and checks its hash. Returns the problems. */
export async function fileProblems(origin: string, integrity: Record<string, string>): Promise<string[]> {
  const dispatcher = new Agent({ connections: AT_ONCE, headersTimeout: PATIENCE_MS, bodyTimeout: PATIENCE_MS });
  try {
    const problems = await Promise.all(
      Object.entries(integrity).map(([path, hash]) => fileProblem(dispatcher, origin + path, path, hash)),
    );
    return problems.filter((problem) => problem !== null);
  } finally {
    await dispatcher.close();
  }
}

async function fileProblem(dispatcher: Agent, url: string, path: string, hash: string): Promise<string | null> {
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher });
    const content = Buffer.from(await body.arrayBuffer());
    if (statusCode !== 200) return `${path} answers ${statusCode}`;
    if (path.endsWith('.js') && !String(headers['content-type']).startsWith('text/javascript'))
      return `${path} is served as ${String(headers['content-type'])}`;
    const found = `sha384-${createHash('sha384').update(content).digest('base64')}`;
    return found === hash ? null : `${path} is not the file that was built: its hash is another`;
  } catch (error) {
    return `${path} does not answer (${error instanceof Error ? error.message : String(error)})`;
  }
}
