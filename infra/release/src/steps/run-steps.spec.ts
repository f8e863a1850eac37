import { Refusal } from '../refusal';
import { runSteps, type Step, UndoList } from './run-steps';

function context() {
  const said: string[] = [];
  const control = new AbortController();
  const see = () => Promise.resolve('Visitors get what they had.');
  return {
    said,
    control,
    signal: control.signal,
    undo: new UndoList(),
    whatVisitorsSee: see,
    say: (line: string) => void said.push(line),
  };
}
type Context = ReturnType<typeof context>;

const fine = (name: string): Step<Context> => ({
  name,
  run: async ({ undo }) => {
    undo.add(name, () => Promise.resolve());
    return `${name} is done`;
  },
});
const refusing: Step<Context> = { name: 'check', run: () => Promise.reject(new Refusal('one test fails')) };

describe('the steps of a release (R1.42)', () => {
  it('run in order, each printed with its seconds and what it did (R1.41)', async () => {
    const run = context();
    expect(await runSteps([fine('one'), fine('two'), { name: 'three', run: async () => null }], run)).toBe(true);
    expect(run.said).toEqual([
      expect.stringMatching(/^ok +one +\d+\.\d s {2}one is done$/),
      expect.stringMatching(/two is done/),
      expect.stringMatching(/three.*nothing to do/),
    ]);
  });

  it('end at the first failure, with the reason, the undone steps (newest first) and what visitors see', async () => {
    const run = context();
    const never = fine('never');
    expect(await runSteps([fine('one'), fine('two'), refusing, never], run)).toBe(false);
    expect(run.said.slice(2)).toEqual([
      expect.stringMatching(/^STOP check +\d+\.\d s {2}one test fails$/),
      expect.stringContaining('Taken back: two.'),
      expect.stringContaining('Taken back: one.'),
      expect.stringContaining('Visitors get what they had.'),
    ]);
  });

  it('report what could not be undone, and continue to undo the rest', async () => {
    const run = context();
    const stuck: Step<Context> = {
      name: 'stuck',
      run: async ({ undo }) => {
        undo.add('stuck', () => Promise.reject(new Error('no answer')));
        return '';
      },
    };
    await runSteps([fine('one'), stuck, refusing], run);
    expect(run.said.join('\n')).toMatch(/NOT taken back: stuck \(Error: no answer\)\.[^]*Taken back: one\./);
  });

  it('stop when somebody asks, before the next one begins', async () => {
    const run = context();
    run.control.abort(new Refusal('Stopped by Ctrl-C.'));
    expect(await runSteps([fine('one')], run)).toBe(false);
    expect(run.said[0]).toContain('Stopped by Ctrl-C.');
  });
});
