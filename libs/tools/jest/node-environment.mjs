import { TestEnvironment } from 'jest-environment-node';
import { patient } from './patient.mjs';

export default patient(TestEnvironment);
