import { withEnvFiles } from './env-files';

const files: Record<string, string> = {
  '/run/secrets/key': 'k1\n',
  '/run/secrets/windows': 'k2\r\n',
  '/run/secrets/pem': 'a\nb\n',
  '/run/secrets/empty': '\n',
};
const read = (file: string): string => {
  const text = files[file];
  if (text === undefined) throw new Error(`ENOENT ${file}`);
  return text;
};

it.each([
  ['/run/secrets/key', 'k1'],
  ['/run/secrets/windows', 'k2'],
  ['/run/secrets/pem', 'a\nb'],
])('takes a variable from the file %s, without the last line end (R6.11)', (file, value) => {
  expect(withEnvFiles({ KEY_FILE: file }, ['KEY'], read)).toEqual({
    env: { KEY_FILE: file, KEY: value },
    problems: [],
  });
});

it('leaves a variable alone whose own name ends in _FILE', () => {
  const env = { ADS_FILE: '/run/ads.json', ADS: 'x' };
  expect(withEnvFiles(env, ['ADS', 'ADS_FILE'], read)).toEqual({ env, problems: [] });
});

it('counts a variable that is set to nothing as not set, itself or by an empty file', () => {
  const env = { KEY: '', SECRET_FILE: '/run/secrets/empty', OTHER: '' };
  expect(withEnvFiles(env, ['KEY', 'SECRET'], read)).toEqual({
    env: { SECRET_FILE: '/run/secrets/empty', OTHER: '' },
    problems: [],
  });
});

it('refuses a variable that is given twice: which one counts would be a guess', () => {
  const { problems } = withEnvFiles({ KEY: 'k0', KEY_FILE: '/run/secrets/key' }, ['KEY'], read);
  expect(problems).toEqual(['KEY: Set KEY or KEY_FILE, not both.']);
});

it('names the variable of a file that is not there', () => {
  expect(withEnvFiles({ KEY_FILE: '/run/secrets/none' }, ['KEY'], read).problems).toEqual([
    'KEY_FILE: The file cannot be read.',
  ]);
});
