import { type APIRequestContext, expect, test } from '@playwright/test';
import { isAsked } from '@waymark/testing/slices-asked';
import { ACCESS_ROWS } from '../access/all-rows';
import { type AccessRow, type SampleRequest, WHO } from '../access/access-row';
import { allOperations, type Operation } from '../access/operations';
import { createWorld, type World } from '../access/world';
import { startProvider } from '../support/provider';

// The provider must run here: otherwise the status would depend on what a process still caches from earlier journeys.
let provider: Awaited<ReturnType<typeof startProvider>>;
test.beforeAll(async () => void (provider = await startProvider({})));
test.afterAll(() => provider?.stop());

// Each caller sends every request that any service offers. The tables in e2e/access/rows give the expected status.
const asked = allOperations().flatMap((operation) => {
  const row = ACCESS_ROWS[operation.slice]?.[operation.id];
  return row ? [{ operation, row }] : [];
});

for (const slice of Object.keys(ACCESS_ROWS).filter((one) => isAsked(one))) {
  test(`everybody is answered by ${slice} as the access matrix says (A6.5, A11.1, T11, C9.5, M6.1)`, async ({
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const ofSlice = asked.filter(({ operation }) => operation.slice === slice);
    const wrong: string[] = [];
    await withWorld(baseURL, async (world) => {
      for (const { operation, row } of ofSlice.filter((each) => !each.row.endsSessions))
        wrong.push(...(await wrongAnswers(world, operation, row)));
    });
    for (const { operation, row } of ofSlice.filter((each) => each.row.endsSessions)) {
      await withWorld(baseURL, async (world) => void wrong.push(...(await wrongAnswers(world, operation, row))));
    }
    expect(wrong).toEqual([]);
  });
}

async function withWorld(baseURL: string | undefined, work: (world: World) => Promise<void>): Promise<void> {
  const world = await createWorld(baseURL ?? '');
  try {
    await work(world);
  } finally {
    await world.close();
  }
}

async function wrongAnswers(world: World, operation: Operation, { expected, request }: AccessRow): Promise<string[]> {
  const wrong: string[] = [];
  for (const who of WHO) {
    const status = await ask(world.people[who], operation, (await request?.(world, who)) ?? {});
    if (status !== expected[who]) wrong.push(`${operation.id} as ${who}: ${status} in place of ${expected[who]}`);
  }
  return wrong;
}

async function ask(
  person: APIRequestContext,
  { method, path }: Operation,
  { params = {}, query, body, form, file }: SampleRequest,
): Promise<number> {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(params[name] ?? 'none'));
  const sent = file
    ? { multipart: { [file.field]: { name: file.name, mimeType: file.type, buffer: file.bytes } } }
    : form
      ? { form }
      : body
        ? { data: body }
        : {};
  const answer = await person.fetch(query ? `${filled}?${query}` : filled, { method, maxRedirects: 0, ...sent });
  return answer.status();
}
