import { Server } from 'node:http';

const SCRIPTS = /^\/assets\/.*\.js/;
const delayMs = Number(process.env.SLOW_SCRIPTS);

/** Delays the storefront's scripts by `SLOW_SCRIPTS` ms in browser tests, so a test that acts before hydration always fails. */
Server.prototype.emit = new Proxy(Server.prototype.emit, {
  apply(emit, server, [event, request, ...rest]: [string, unknown, ...unknown[]]) {
    const go = () => Reflect.apply(emit, server, [event, request, ...rest]);
    const url = request instanceof Object && 'url' in request ? String(request.url) : '';
    if (event !== 'request' || !SCRIPTS.test(url)) return go();
    setTimeout(go, delayMs);
    return true;
  },
});
