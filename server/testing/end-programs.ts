import { afterAll } from 'vitest';
import { endPrograms } from './program';

afterAll(endPrograms);
