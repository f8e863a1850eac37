import { z } from 'zod';
import { plainMessage } from './plain-message';

// zod probes for `eval` to compile its parsers; our content security policy refuses that and reports the attempt.
z.config({ customError: plainMessage, ...('document' in globalThis ? { jitless: true } : {}) });
