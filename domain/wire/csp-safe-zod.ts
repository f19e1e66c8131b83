/**
 * Keeps zod from compiling code at run time, which the Content-Security-Policy forbids: merely trying it is reported as a breach.
 * Not by zod's own `config`: a page may load zod long after its first screen, whoever needs it first.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
