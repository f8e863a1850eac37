import { tellOfTwoThings } from '../../../../test/desk-scenario';
import type { FeedbackLine } from '../suggestion-engine';
import { EmbeddedEngine } from './embedded-engine';

const TRACE = 'TypeError: x is undefined\n' + '    at f (https://site/main.js:1:2)\n'.repeat(5_000);

describe('the embedded engine', () => {
  it('groups by meaning, in a separate process that reports progress', async () => {
    const lines: FeedbackLine[] = [];
    const told = async (subject: string, message: string) =>
      lines.push({ id: lines.length + 1, subject, message, userName: null });
    const { map, dogs } = await tellOfTwoThings({ told });
    await told('Error', TRACE);
    const steps: number[] = [];
    const work = { tell: (done: number) => void steps.push(done), signal: new AbortController().signal };
    const { joined, found } = await new EmbeddedEngine().group({ lines, known: [] }, work);
    expect(joined).toEqual([]);
    const groups = found.map(({ members }) => members.map(({ feedbackId }) => feedbackId).sort());
    expect(groups.sort()).toEqual([map, dogs]);
    expect(steps.at(-1)).toBe(lines.length);
  });

  it('ends its process on request', async () => {
    const stopping = new AbortController();
    const line = { id: 1, subject: 'Map', message: 'It stays grey.', userName: null };
    const ended = new EmbeddedEngine().group(
      { lines: [line, { ...line, id: 2 }], known: [] },
      { tell: () => undefined, signal: stopping.signal },
    );
    stopping.abort();
    await expect(ended).rejects.toThrow('abort');
  });
});
