import { z } from 'zod';

// zod probes for `eval` to compile its parsers; our content security policy refuses that and reports the attempt.
if ('document' in globalThis) z.config({ jitless: true });
