import { type OwnAccount, bodyOf, registration, ownAccount } from '../../../test/account-service';
import { mailTo, tokenIn } from '../../../test/mailbox';
import { newMember } from '../../../test/members';

const SHORT = 'k7#vQz k7#vQz2';
const TOO_SHORT = 'Password must be at least 15 characters';

let account: OwnAccount;
beforeAll(async () => void (account = await ownAccount({ AUTH_PASSWORD_MIN: '15' })), 60_000);
afterAll(() => account?.stop());

const errorsOf = async (response: Response) => [response.status, (await bodyOf(response)).fieldErrors];

describe('a site whose operator asks for 15 characters (A5.34)', () => {
  it('takes no shorter password at registration, at a change and at a reset', async () => {
    expect(
      await errorsOf(
        await account.post('/api/auth/register', registration('anna', { password: SHORT, confirmPassword: SHORT })),
      ),
    ).toEqual([422, { password: TOO_SHORT }]);
    const { cookie, email } = await newMember(account, 'anna');
    const change = { currentPassword: 'quiet rivers at noon', newPassword: SHORT };
    expect(await errorsOf(await account.browse(cookie, 'POST', '/api/auth/change-password', change))).toEqual([
      422,
      { newPassword: TOO_SHORT },
    ]);
    await account.post('/api/auth/forgot-password', { email });
    const token = tokenIn(await mailTo(account, email, 'Choose a new password'));
    expect(await errorsOf(await account.post('/api/auth/reset-password', { token, newPassword: SHORT }))).toEqual([
      422,
      { newPassword: TOO_SHORT },
    ]);
  });
});
