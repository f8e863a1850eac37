import { PLAIN_LETTER, plainLetterDue, plainLetterSchema } from '@waymark/contracts-community';
import { NoticeSeal } from '../src/letter/notice-seal';
import type { CommunityUnderTest } from './community-service';

/** Returns the decrypted emails that account has to send, each with its member and address. */
export async function plainLetters(service: Pick<CommunityUnderTest, 'app' | 'published'>) {
  const seal = service.app.get(NoticeSeal);
  const sent = await service.published(plainLetterDue);
  return Promise.all(
    sent.map(async ({ id, data }) => {
      const text = (await seal.open(PLAIN_LETTER, data.sealed)) ?? '';
      return { cause: id, memberId: data.memberId, ...plainLetterSchema.parse(JSON.parse(text)) };
    }),
  );
}

/** Returns the statements of reasons sent to a member, each with the code of its email, oldest first. */
export async function statementLetters(service: Pick<CommunityUnderTest, 'app' | 'published'>, memberId: number) {
  return (await plainLetters(service))
    .filter((letter) => letter.memberId === memberId)
    .map(({ action, paragraphs }) => {
      const [, id, code = ''] = /^\/statements\/(\d+)\/letter#code=([\w-]{43})$/.exec(action?.href ?? '') ?? [];
      return { id: Number(id), code, words: paragraphs.join(' ') };
    });
}
