import { effectiveRole, staffNeedSecondStep } from './effective-role';

describe('a second step for staff', () => {
  it.each([
    ['production', undefined, true],
    ['production', 'optional', false],
    ['local', undefined, false],
    ['local', 'required', true],
  ] as const)('in mode %s with the setting %s is asked for: %s', (MODE, STAFF_SECOND_STEP, asked) => {
    expect(staffNeedSecondStep({ MODE, STAFF_SECOND_STEP })).toBe(asked);
    expect(effectiveRole('admin', false, { MODE, STAFF_SECOND_STEP })).toBe(asked ? 'member' : 'admin');
    expect(effectiveRole('admin', true, { MODE, STAFF_SECOND_STEP })).toBe('admin');
    expect(effectiveRole('member', true, { MODE, STAFF_SECOND_STEP })).toBe('member');
  });
});
