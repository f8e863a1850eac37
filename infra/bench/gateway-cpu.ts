/** Seconds of CPU that the gateway has used since its start, as it says itself. */
export async function gatewayCpuSeconds(internalOrigin: string): Promise<number> {
  const text = await (await fetch(`${internalOrigin}/metrics`)).text();
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? [];
  if (!seconds) throw new Error('The gateway says nothing of its CPU time.');
  return Number(seconds);
}
