import { PLAIN_LETTER, plainLetterDue, plainLetterSchema } from '@waymark/contracts-community';
import { NoticeSeal } from '../src/letter/notice-seal';
import type { CommunityUnderTest } from './community-service';

/** The letters that account is to send, opened, with the member and the address that each is for. */
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

/** The statements that a member was written about, and the code of each letter, oldest first. */
export async function statementLetters(service: Pick<CommunityUnderTest, 'app' | 'published'>, memberId: number) {
  return (await plainLetters(service))
    .filter((letter) => letter.memberId === memberId)
    .map(({ action, paragraphs }) => {
      const [, id, code = ''] = /^\/statements\/(\d+)\/letter#code=([\w-]{43})$/.exec(action?.href ?? '') ?? [];
      return { id: Number(id), code, words: paragraphs.join(' ') };
    });
}
