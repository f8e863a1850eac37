import { createServer } from 'node:net';

const REASONS: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use: stop what runs there, or choose another with PORT=4300 npm start.`,
  EACCES: (port) => `This user may not listen on port ${port}: choose another with PORT=4300 npm start.`,
  EADDRNOTAVAIL: (_port, host) => `HOST=${host} is no address of this machine: leave it out, or name one that is.`,
  ENOTFOUND: (_port, host) => `HOST=${host} is no address of this machine: leave it out, or name one that is.`,
};

/** Reports that the platform's port is taken before minutes of building. */
export function requirePort(given: string, host = process.env['HOST'] ?? '127.0.0.1'): Promise<void> {
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    return Promise.reject(
      new Error(`PORT=${given} is no port: choose a number from 1 to 65535, for example PORT=4300 npm start.`),
    );
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(new Error(REASONS[error.code ?? '']?.(port, host) ?? error.message)),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
