import { parseCommand } from './parse-command';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean));

describe('npm run release (R1.1, R1.2, R1.3, R1.4)', () => {
  it("shows a slice to 5 % of the local platform's visitors unless another weight is given", () => {
    expect(parse('account')).toEqual({
      verb: 'release',
      environment: 'local',
      options: { slice: 'account', weight: 5, hold: false, again: false },
    });
  });

  it('accepts all arguments', () => {
    expect(
      parse(
        'account --weight 20 --env production --only service --hold --again --watch 60 --loads 50 --without-browser --data .local/x',
      ),
    ).toEqual({
      verb: 'release',
      environment: 'production',
      data: '.local/x',
      options: {
        slice: 'account',
        weight: 20,
        only: 'service',
        hold: true,
        again: true,
        watchSeconds: 60,
        loads: 50,
        withoutBrowser: true,
      },
    });
  });

  it.each(['status', 'history account', 'rollback account', 'kill account', 'revive account'])('knows "%s"', (line) => {
    expect(parse(line).verb).toBe(line.split(' ')[0]);
  });

  it.each([
    ['', /Usage/],
    ['rollback', /Usage/],
    ['Account', /no name of a slice/],
    ['../account', /no name of a slice/],
    ['account reviews', /"reviews" is not understood/],
    ['status account', /"account" is not understood/],
    ['account --weight 0', /from 1 to 100/],
    ['account --weight five', /from 1 to 100/],
    ['account --watch -1', /watch/],
    ['account --loads few', /--loads is a whole number/],
    ['account --env staging', /local or production/],
    ['account --only both', /remote or service/],
    ['account --fast', /--fast/],
  ])('refuses "%s" and says why', (line, why) => {
    expect(() => parse(line)).toThrow(why);
  });
});
