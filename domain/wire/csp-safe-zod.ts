/** Keeps zod from compiling code, which the Content-Security-Policy forbids. A global, because pages load zod late. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
