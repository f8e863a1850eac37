/** Requests of the API that a service has answered since it started, by its own count. */
export async function answered(origins: readonly string[]): Promise<number> {
  const counts = origins.map(async (origin) => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    const lines = text
      .split('\n')
      .filter((line) => /^http_request_duration_seconds_count\{.*route="\/api\//.test(line));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
