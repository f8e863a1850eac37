import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { noBareText } from './no-bare-text.mjs';

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const SAFE = [
  'const a = <p>Hello</p>',
  'const a = <p>{name}</p>',
  "const a = <p>{on ? 'on' : 'off'}</p>",
  'const a = <p>Read the <a href="/x">terms</a>, please.</p>',
  'const a = <p><span>{name}</span>{on && <b>on</b>}</p>',
  "const a = <p><b>one</b>{' '}{on ? <b>two</b> : null}</p>",
  'const a = <ul><li>head</li>{rows.map((row) => <li key={row}>{row}</li>)}</ul>',
  'const A = ({ children }) => <p><Icon />{children}</p>',
  'const A = ({ icon }: { icon?: ReactNode }) => <p>{icon}<b>x</b></p>',
  'interface Props { icon: ReactNode } function A(props: Props) { const { icon } = props; return <p>{icon}<b>x</b></p>; }',
  'type Props = Other & { row: (at: number) => ReactNode }; const A = ({ row }: Props) => <p>{row(1)}<b>x</b></p>',
  'const icon = <Icon />; const a = <p>{icon}<b>x</b></p>',
  'const row = (at: number) => <li>{at}</li>; const a = <ul>{row(1)}{row(2)}</ul>',
  'const a = <>{/* why */}<b>one</b></>',
];

/** The JSX, and how many texts of it are bare. */
const BARE: [string, number][] = [
  ['const a = <p>Hello {name}</p>', 2],
  ['const a = <p>{one}{all}</p>', 2],
  ["const a = <p>{on && 'text'} {off && 'text'}</p>", 2],
  ['const a = <p>text {on && <b>on</b>}</p>', 1],
  ['const a = <p>text {list.map((each) => <b key={each}>{each}</b>)}</p>', 1],
  ['const a = <p><Icon /> {count}</p>', 1],
  ['const a = <p><Icon />{votes(count)}</p>', 1],
  ["const a = <p><Icon />{'votes: ' + count}</p>", 1],
  ['const a = <p><Icon />{title ?? <b>none</b>}</p>', 1],
  ['const a = <p><Icon />{url ? <a href={url}>{name}</a> : name}</p>', 1],
  ['const a = <p><Icon />{names.map((name) => `${name} `)}</p>', 1],
  ['const a = <p> {name}</p>', 1],
  ['const A = ({ word }: { word: string }) => <p><Icon />{word}</p>', 1],
  ['const [count] = useState(0); const a = <p><Icon />{count}</p>', 1],
  ['const a = <>, edited <time>{day}</time></>', 1],
  ['const a = <Button icon={<Icon />}>{word} of {all}</Button>', 3],
];

tester.run('no-bare-text', noBareText, {
  valid: SAFE,
  invalid: BARE.map(([code, bare]) => ({ code, errors: Array.from({ length: bare }, () => ({ messageId: 'bare' })) })),
});
