import { replicasWanted } from './replicas';

describe('--replicas', () => {
  it('is one by default (R7.1)', () => expect(replicasWanted(['--short'])).toBe(1));
  it('is the given number', () => {
    expect(replicasWanted(['--replicas', '2'])).toBe(2);
    expect(replicasWanted(['--only', 'G1', '--replicas=3'])).toBe(3);
  });
  it('answers this machine alone when there are several: behind one door all visitors look like one', () => {
    expect(() => replicasWanted(['--replicas', '2'], '0.0.0.0')).toThrow('leave HOST=0.0.0.0 out');
    expect(replicasWanted([], '0.0.0.0')).toBe(1);
  });
  it.each(['0', '6', '1.5', 'two', ''])('refuses %p', (text) =>
    expect(() => replicasWanted(['--replicas', text])).toThrow('from 1 to 5'),
  );
});
