import { z } from 'zod';
import { plainMessage } from './plain-message';

// zod tests `eval` to compile its parsers; our content security policy blocks that and reports each attempt.
z.config({ customError: plainMessage, ...('document' in globalThis ? { jitless: true } : {}) });
