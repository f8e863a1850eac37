interface UploadAnswer {
  status?: number;
  body?: unknown;
}

export interface SentUpload {
  path: string;
  key: string | undefined;
  file: File;
}

/** Stubs uploads, which use XMLHttpRequest: `answer` provides each response; null is a lost connection. */
export function stubUploads(answer: (upload: SentUpload) => UploadAnswer | null): SentUpload[] {
  const sent: SentUpload[] = [];
  class StubRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    statusText = '';
    responseText = '';
    onload = () => undefined as void;
    onerror = () => undefined as void;
    private path = '';
    private readonly headers: Record<string, string> = {};

    open(_method: string, path: string) {
      this.path = path;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    send(form: FormData) {
      const upload = { path: this.path, key: this.headers['idempotency-key'], file: form.get('photo') as File };
      sent.push(upload);
      this.upload.onprogress?.({ loaded: 1, total: 2 });
      const given = answer(upload);
      this.status = given?.status ?? 201;
      this.responseText = JSON.stringify(given?.body ?? null);
      queueMicrotask(() => (given ? this.onload() : this.onerror()));
    }
  }
  window.XMLHttpRequest = StubRequest as unknown as typeof XMLHttpRequest;
  return sent;
}
