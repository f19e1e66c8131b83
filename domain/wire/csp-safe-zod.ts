/** Keeps zod from compiling code, which the Content-Security-Policy forbids. It's global, as pages load zod late. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
