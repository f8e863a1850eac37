import type { Answer } from '../requests/hostile-request';
import { faultsOf } from './faults-of';

const ID = '0d9b8a52-0000-4000-8000-000000000000';
const refusal = (extra: object = {}, status = 422): Answer => ({
  status,
  headers: { 'content-type': 'application/problem+json', 'x-correlation-id': ID },
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Please check the marked fields.',
    status: 422,
    code: 'request.invalid',
    correlationId: ID,
    ...extra,
  }),
});

describe('what is wrong with an error of Open311', () => {
  const of = (type: string, body: string, status = 404) =>
    faultsOf(
      'GET',
      { status, headers: { 'content-type': type, 'x-correlation-id': ID }, body },
      '/api/open311/v2/requests/{id}',
    );
  const json = (code: number, description: string) => JSON.stringify([{ code, description }]);
  const xml = (code: number, description: string) =>
    `<errors><error><code>${code}</code><description>${description}</description></error></errors>`;

  it('is nothing when it has the code and says what is wrong', () => {
    expect(of('application/json', json(404, 'This report does not exist'))).toEqual([]);
    expect(of('application/xml', xml(404, 'This report does not exist'))).toEqual([]);
  });

  it('is another code, no words, or words of a program', () => {
    expect(of('application/xml', xml(400, 'This report does not exist'))).toEqual([expect.stringMatching(/status/)]);
    expect(of('application/json', '[]')).toEqual([expect.stringMatching(/lacks/)]);
    expect(of('application/json', json(404, 'id is undefined'))).toEqual([expect.stringMatching(/undefined/)]);
  });

  it('is looked for nowhere else', () => {
    const answer = { status: 404, headers: { 'content-type': 'application/json', 'x-correlation-id': ID }, body: '[]' };
    expect(faultsOf('GET', answer, '/api/venues/{id}')).toEqual([expect.stringMatching(/no problem/)]);
  });
});

describe('what is wrong with an answer', () => {
  it('is nothing when a refusal says what it must', () => {
    expect(faultsOf('POST', refusal({ fieldErrors: { name: 'Venue name is required' } }))).toEqual([]);
    expect(
      faultsOf('GET', {
        status: 200,
        headers: { 'content-type': 'application/json', 'x-correlation-id': ID },
        body: '[]',
      }),
    ).toEqual([]);
  });

  it.each<[string, Answer, RegExp]>([
    ['no answer', { status: 0, headers: {}, body: 'reset' }, /no answer/],
    ['our own failure', refusal({ status: 503 }, 503), /status 503/],
    ['no title', refusal({ title: undefined }), /lacks something: title/],
    ['no code', refusal({ code: '' }), /lacks something: code/],
    ['another status', refusal({ status: 400 }), /another status/],
    ['another correlation id', refusal({ correlationId: 'another-one' }), /another correlation id/],
    [
      'none in the headers',
      { ...refusal(), headers: { 'content-type': 'application/problem+json' } },
      /no correlation id/,
    ],
    [
      'plain text',
      { ...refusal(), headers: { 'content-type': 'text/plain', 'x-correlation-id': ID } },
      /no problem: text\/plain/,
    ],
    ['words of zod', refusal({ fieldErrors: { name: 'Invalid input: expected string' } }), /a word of zod: .* of name/],
    ['the word undefined', refusal({ detail: 'undefined is not known' }), /undefined: .* of detail/],
    ['a stack trace', { ...refusal(), body: 'Error: x\n    at f (/a/b.js:1:2)' }, /stack trace/],
    ['SQL', refusal({ detail: 'invalid input syntax for type integer' }), /SQL/],
    [
      'a page without a title',
      { status: 404, headers: { 'content-type': 'text/html', 'x-correlation-id': ID }, body: '<p>no</p>' },
      /without a title/,
    ],
  ])('is reported: %s', (_name, answer, fault) => {
    expect(faultsOf('POST', answer).join('; ')).toMatch(fault);
  });
});
