// A container's health check: exits with 0 when the process is ready. Node is the only program in the image.
try {
  const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/health/ready`, {
    signal: AbortSignal.timeout(2_000),
  });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
