import { signInSchema } from '@waymark/contracts-account';
import { signInRules } from './ways-in';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as const;

async function messages(email: string, password: string): Promise<Record<string, string | undefined>> {
  const { errors } = await signInRules({ email, password }, undefined, OPTIONS as never);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message as string]));
}

function schemaMessages(email: string, password: string): Record<string, string> {
  const parsed = signInSchema.safeParse({ email, password });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('the rules of signing in (A5.5)', () => {
  it.each([
    ['', ''],
    ['ana', 'correct horse'],
    ['ana@example', 'correct horse'],
    ['ana @example.org', 'correct horse'],
    ['ana@example.org', 'short'],
    [' ana@example.org ', 'correct horse'],
    ['ana+trips@mail.example.org', '123456'],
  ])('are those of the server: %j, %j', async (email, password) => {
    expect(await messages(email, password)).toEqual(schemaMessages(email, password));
  });

  it('send the address without the spaces around it', async () => {
    expect(
      await signInRules({ email: ' ana@example.org ', password: 'correct horse' }, undefined, OPTIONS as never),
    ).toMatchObject({
      values: { email: 'ana@example.org' },
    });
  });
});
