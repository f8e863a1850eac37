import { reportLine } from './report-line';

const good = (figure: string) => ({ isAsItMust: true, figure });
const bad = (figure: string) => ({ isAsItMust: false, figure });

describe('reportLine', () => {
  it('passes when the guarantee holds and its control fails', () => {
    expect(reportLine('G1', { held: good('0 lost'), control: good('7 lost') })).toEqual({
      passed: true,
      text: 'G1 pass 0 lost; control fails as it must: 7 lost',
    });
  });

  it('does not pass when the guarantee is not kept', () => {
    expect(reportLine('G1', { held: bad('3 lost'), control: good('7 lost') })).toMatchObject({ passed: false });
  });

  it('does not pass when the control does not fail', () => {
    expect(reportLine('G1', { held: good('0 lost'), control: bad('0 lost') })).toEqual({
      passed: false,
      text: 'G1 FAIL 0 lost; control DID NOT FAIL: 0 lost',
    });
  });

  it('works without a control', () => {
    expect(reportLine('parts-down', { held: good('all went on'), control: null })).toMatchObject({ passed: true });
  });
});
