import { MODEL_ENGINE } from '@waymark/contracts-community';
import type { EngineWork, GroupInput, Grouping, SuggestionEngine } from '../suggestion-engine';
import { completionSchema, type ModelGroup, modelAnswerSchema } from './model-answer';
import { promptOf } from './prompt';

export interface ModelSettings {
  url: string;
  key: string;
  model: string;
}

/** Longest answer that is read, in bytes, and longest that is asked for, in tokens. */
const MOST_BYTES = 1_000_000;
const MOST_ANSWER_TOKENS = 4_000;
const LIMIT_MS = 60_000;
/** English has about four letters a token; three leave room. */
const LETTERS_A_TOKEN = 3;

/** Asks a language model elsewhere which feedback belongs together, and believes nothing that it has not checked. */
export class LanguageModelEngine implements SuggestionEngine {
  readonly name: string;
  readonly most = 200;

  constructor(
    private readonly settings: ModelSettings,
    private readonly limitMs = LIMIT_MS,
  ) {
    this.name = `${MODEL_ENGINE} ${settings.model}`;
  }

  /** At most so many tokens: what a month's cap must still have room for. */
  worst(input: GroupInput): number {
    const letters = promptOf(input).reduce((sum, { content }) => sum + content.length, 0);
    return Math.ceil(letters / LETTERS_A_TOKEN) + MOST_ANSWER_TOKENS;
  }

  async group(input: GroupInput, { tell, signal }: EngineWork): Promise<Grouping> {
    tell(0, input.lines.length);
    const text = await this.ask(input, AbortSignal.any([signal, AbortSignal.timeout(this.limitMs)]));
    const { choices, usage } = completionSchema.parse(JSON.parse(text));
    const answer = modelAnswerSchema.parse(JSON.parse(choices[0]?.message.content ?? ''));
    tell(input.lines.length, input.lines.length);
    // Whoever counts for themselves may count wrong: never less than what was sent.
    const tokens = Math.max(usage?.total_tokens ?? 0, this.worst(input) - MOST_ANSWER_TOKENS);
    return { ...placed(answer.groups, input), tokens };
  }

  private async ask(input: GroupInput, signal: AbortSignal): Promise<string> {
    const { url, key, model } = this.settings;
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({
        ...{ model, messages: promptOf(input), temperature: 0, max_tokens: MOST_ANSWER_TOKENS },
        response_format: { type: 'json_object' },
      }),
      redirect: 'error',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`The language model answered ${response.status}`);
    }
    return readLimited(response, MOST_BYTES);
  }
}

/** A line stands in the first group that names it; numbers that there are not are left out, and so is a group of one. */
function placed(groups: readonly ModelGroup[], { lines, known }: GroupInput): Omit<Grouping, 'tokens'> {
  const taken = new Set<number>();
  const joined: Grouping['joined'] = [];
  const found: Grouping['found'] = [];
  for (const { title, description, known: number, lines: numbers } of groups) {
    const ids = [...new Set(numbers)].flatMap((each) => lines[each - 1]?.id ?? []).filter((id) => !taken.has(id));
    const group = number ? known[number - 1] : undefined;
    if (!group && ids.length < 2) continue;
    ids.forEach((id) => taken.add(id));
    // It says in which order they are typical by the order of its numbers.
    const members = ids.map((feedbackId, at) => ({ feedbackId, closeness: 1 - at / (ids.length + 1) }));
    if (group) joined.push(...members.map((member) => ({ ...member, suggestionId: group.id })));
    else found.push({ members, words: { title, description } });
  }
  return { joined, found };
}

/** The body of an answer as text, and never more of it than `most` bytes: a stranger's server says when it ends. */
async function readLimited(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw new Error(`The language model's answer is longer than ${most} bytes`);
    }
    parts.push(value);
  }
}
