/**
 * Keeps zod from compiling code at run time, which the Content-Security-Policy forbids. Not by zod's own `config`: zod is loaded
 * long after the first screen, whoever needs it first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
