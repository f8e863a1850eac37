import { ACCOUNT_PROBLEMS } from '@waymark/contracts-account';
import { ProblemException } from '@waymark/service-kit';

export const paletteProblem = (code: 'palette.not-found' | 'palette.too-many'): ProblemException =>
  new ProblemException(code, ACCOUNT_PROBLEMS[code]);
