import { applicationMail } from './verification-application.page';

const bodyOf = (href: string) => new URL(href).searchParams.get('body') ?? '';

describe('the application for verification (A2.89)', () => {
  it('goes to the operator with who applies and the questions filled in', () => {
    const href = applicationMail(
      'staff@waymark.example',
      { id: 7, displayName: 'Ana & Co', username: 'ana' },
      'https://waymark.example',
    );
    expect(href).toMatch(/^mailto:staff@waymark\.example\?subject=Verification%20application%3A%20ana&body=/);
    expect(bodyOf(href)).toContain(
      'Display name: Ana & Co\r\nUsername: ana\r\nProfile: https://waymark.example/profile/7',
    );
    for (const number of [1, 2, 3]) expect(bodyOf(href)).toContain(`\r\n${number}. `);
  });

  it('leaves room for the names of somebody who is not logged in', () => {
    expect(bodyOf(applicationMail('staff@waymark.example', null, 'https://waymark.example'))).toContain(
      'Display name: \r\nUsername: ',
    );
  });
});
