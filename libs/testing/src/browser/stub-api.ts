export interface ApiCall {
  method: string;
  path: string;
  body: unknown;
  headers: Headers;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

type Answers = Record<string, Answer | ((call: ApiCall) => Answer | Promise<Answer>)>;

/** Stubs responses at the network level, by "METHOD /path" without the query; all our code above it is real. */
export function stubApi(answers: Answers): ApiCall[] {
  const calls: ApiCall[] = [];
  window.fetch = async (input, init) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { method, path, body, headers: new Headers(init?.headers) };
    calls.push(call);
    const found =
      answers[`${method} ${path.split('?')[0]}`] ??
      problem(404, 'request.not-found', 'There is nothing at this address.');
    const answer = typeof found === 'function' ? await found(call) : found;
    // A 204 must have no body, or the browser refuses to create the response.
    const text = answer.status === 204 ? null : JSON.stringify(answer.body ?? null);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers });
  };
  globalThis.fetch = window.fetch;
  return calls;
}

export function problem(status: number, code: string, title: string, fieldErrors?: Record<string, string>): Answer {
  return { status, body: { type: 'about:blank', status, code, title, fieldErrors } };
}
