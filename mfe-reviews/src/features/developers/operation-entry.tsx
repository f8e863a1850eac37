import { useInBrowser } from '@waymark/mfe-kit';
import { DefinitionList, Disclosure, Section, Stack } from '@waymark/ui';
import { useState } from 'react';
import { Code } from '../../shared/open-data/code-to-copy';
import type { Operation } from './operations';
import type { Field } from './schema-words';

const fieldItems = (fields: readonly Field[]) =>
  fields.map(({ name, isRequired, words }) => ({ term: name, value: isRequired ? words : `${words} (optional)` }));

/** A call with a number or a word in the place of each `{name}`. */
function exampleOf({ method, path, needsAccount, parameters, body }: Operation, origin: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => (/id$/i.test(name) ? '1' : name));
  const needed = parameters.filter(({ place, isRequired }) => isRequired && place !== 'in the address');
  const query = needed.map(({ name }) => `${name}=${name === 'q' ? 'leeds' : '…'}`).join('&');
  const way = method === 'GET' ? '' : ` -X ${method}`;
  const sent = body.length > 0 ? " -H 'Content-Type: application/json' -d '{ … }'" : '';
  const session = needsAccount ? " -b 'your session cookie'" : '';
  return `curl${way}${session}${sent} '${origin}${filled}${query && `?${query}`}'`;
}

function Details({ operation }: { operation: Operation }) {
  const origin = useInBrowser(() => location.origin, '');
  const { parameters, body, answers, needsAccount } = operation;
  return (
    <Stack $gap={5}>
      <p>{needsAccount ? 'You must be logged in.' : 'Everybody may ask this.'}</p>
      {parameters.length > 0 && (
        <Section heading="What you can give" level={4}>
          <DefinitionList
            items={parameters.map(({ name, place, isRequired, words }) => ({
              term: name,
              value: `${words}; ${place}${isRequired ? '' : ' (optional)'}`,
            }))}
          />
        </Section>
      )}
      {body.length > 0 && (
        <Section heading="What you send" level={4}>
          <DefinitionList items={fieldItems(body)} />
        </Section>
      )}
      {answers
        .filter(({ status }) => status.startsWith('2'))
        .map(({ status, type, words, fields }) => (
          <Section key={status} heading={`Answer ${status}`} level={4}>
            <p>{[type ?? 'No content', words].filter(Boolean).join(': ')}</p>
            {fields.length > 0 && <DefinitionList items={fieldItems(fields)} />}
          </Section>
        ))}
      {answers.some(({ codes }) => codes) && (
        <Section heading="When it does not work" level={4}>
          <DefinitionList
            items={answers.filter(({ codes }) => codes).map(({ status, codes }) => ({ term: status, value: codes }))}
          />
        </Section>
      )}
      <Section heading="Example" level={4}>
        <Code>
          <code>{exampleOf(operation, origin)}</code>
        </Code>
      </Section>
    </Stack>
  );
}

/** One call: its address and what it does; the rest is drawn when somebody opens it. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const [wasOpened, setWasOpened] = useState(false);
  const { method, path, words } = operation;
  return (
    <li>
      <Disclosure
        summary={
          <>
            <code>
              {method} {path}
            </code>
            <br />
            {words}
          </>
        }
        onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
      >
        {wasOpened && <Details operation={operation} />}
      </Disclosure>
    </li>
  );
}
