import { useInBrowser } from '@waymark/mfe-kit';
import { DefinitionList, Disclosure, Stack } from '@waymark/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Code } from '../../shared/open-data/code-to-copy';
import type { Operation } from './operations';
import type { Field } from './schema-words';

const Words = styled.span`
  display: block;
  font-weight: 400;
`;

const fieldItems = (fields: readonly Field[]) =>
  fields.map(({ name, isRequired, words }) => ({ term: name, value: isRequired ? words : `${words} (optional)` }));

/** Returns an example call, with a number or a word for each `{name}`. */
function exampleOf({ method, path, needsAccount, parameters, body }: Operation, origin: string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => (/id$/i.test(name) ? '1' : name));
  const needed = parameters.filter(({ place, isRequired }) => isRequired && place !== 'in the address');
  const query = needed.map(({ name }) => `${name}=${name === 'q' ? 'leeds' : '…'}`).join('&');
  const way = method === 'GET' ? '' : ` -X ${method}`;
  const sent = body.length > 0 ? " -H 'Content-Type: application/json' -d '{ … }'" : '';
  const session = needsAccount ? " -b 'your session cookie'" : '';
  return `curl${way}${session}${sent} '${origin}${filled}${query && `?${query}`}'`;
}

const Heading = styled.h5`
  margin: 0;
  font-size: 1rem;
  line-height: 1.5;
`;

/** Not a landmark region, because every open operation would have one with the same name. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack $gap={2}>
      <Heading>{heading}</Heading>
      {children}
    </Stack>
  );
}

function Details({ operation }: { operation: Operation }) {
  const origin = useInBrowser(() => location.origin, '');
  const { parameters, body, answers, needsAccount } = operation;
  return (
    <Stack $gap={5}>
      <p>{needsAccount ? 'You must be logged in.' : 'Anyone can call this.'}</p>
      {parameters.length > 0 && (
        <Part heading="Parameters">
          <DefinitionList
            items={parameters.map(({ name, place, isRequired, words }) => ({
              term: name,
              value: `${words}; ${place}${isRequired ? '' : ' (optional)'}`,
            }))}
          />
        </Part>
      )}
      {body.length > 0 && (
        <Part heading="What you send">
          <DefinitionList items={fieldItems(body)} />
        </Part>
      )}
      {answers
        .filter(({ status }) => status.startsWith('2'))
        .map(({ status, type, words, fields }) => (
          <Part key={status} heading={`Response ${status}`}>
            <p>{[type ?? 'No content', words].filter(Boolean).join(': ')}</p>
            {fields.length > 0 && <DefinitionList items={fieldItems(fields)} />}
          </Part>
        ))}
      {answers.some(({ codes }) => codes) && (
        <Part heading="If something goes wrong">
          <DefinitionList
            items={answers.filter(({ codes }) => codes).map(({ status, codes }) => ({ term: status, value: codes }))}
          />
        </Part>
      )}
      <Part heading="Example">
        <Code>
          <code>{exampleOf(operation, origin)}</code>
        </Code>
      </Part>
    </Stack>
  );
}

/** One operation: its path and description; the rest renders when it is opened. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const [wasOpened, setWasOpened] = useState(false);
  const { method, path, words } = operation;
  return (
    <li>
      <Disclosure
        summary={
          <>
            <code>{`${method} ${path}`}</code>
            <Words>{words}</Words>
          </>
        }
        onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
      >
        {wasOpened && <Details operation={operation} />}
      </Disclosure>
    </li>
  );
}
