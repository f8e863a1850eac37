import { PLAIN_EMAIL, plainEmailDue, plainEmailSchema } from '@waymark/contracts-community';
import { NoticeSeal } from '../src/notification-email/notice-seal';
import type { CommunityUnderTest } from './community-service';

/** Returns the decrypted emails that account has to send, each with its member and address. */
export async function plainEmails(service: Pick<CommunityUnderTest, 'app' | 'published'>) {
  const seal = service.app.get(NoticeSeal);
  const sent = await service.published(plainEmailDue);
  return Promise.all(
    sent.map(async ({ id, data }) => {
      const text = (await seal.open(PLAIN_EMAIL, data.sealed)) ?? '';
      return { cause: id, memberId: data.memberId, ...plainEmailSchema.parse(JSON.parse(text)) };
    }),
  );
}

/** Returns the statements of reasons sent to a member, each with the code of its email, oldest first. */
export async function statementOfReasonsEmails(
  service: Pick<CommunityUnderTest, 'app' | 'published'>,
  memberId: number,
) {
  return (await plainEmails(service))
    .filter((letter) => letter.memberId === memberId)
    .map(({ action, paragraphs }) => {
      const [, id, code = ''] = /^\/statements\/(\d+)\/letter#code=([\w-]{43})$/.exec(action?.href ?? '') ?? [];
      return { id: Number(id), code, words: paragraphs.join(' ') };
    });
}
