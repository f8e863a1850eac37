import { type OwnAccount, fieldErrorsOf, registration, ownAccount } from '../../../test/account-service';
import { mailTo, tokenIn } from '../../../test/mailbox';
import { newMember, PASSWORD } from '../../../test/members';

const SHORT = 'k7#vQz k7#vQz2';
const TOO_SHORT = 'Password must be at least 15 characters';

let account: OwnAccount;
beforeAll(async () => void (account = await ownAccount({ AUTH_PASSWORD_MIN: '15' })), 60_000);
afterAll(() => account?.stop());

describe('a site whose operator asks for 15 characters (A5.34)', () => {
  it('takes no shorter password at registration, at a change and at a reset', async () => {
    const short = registration('anna', { password: SHORT, confirmPassword: SHORT });
    expect(await fieldErrorsOf(account.post('/api/auth/register', short))).toEqual({ password: TOO_SHORT });
    const { cookie, email } = await newMember(account, 'anna');
    const change = { currentPassword: PASSWORD, newPassword: SHORT };
    expect(await fieldErrorsOf(account.browse(cookie, 'POST', '/api/auth/change-password', change))).toEqual({
      newPassword: TOO_SHORT,
    });
    await account.post('/api/auth/forgot-password', { email });
    const token = tokenIn(await mailTo(account, email, 'Choose a new password'));
    expect(await fieldErrorsOf(account.post('/api/auth/reset-password', { token, newPassword: SHORT }))).toEqual({
      newPassword: TOO_SHORT,
    });
  });
});
