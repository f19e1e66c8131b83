import { Server } from 'node:http';

const SCRIPTS = /^\/assets\/.*\.js/;
const delayMs = Number(process.env.SLOW_SCRIPTS);

/**
 * For a whole run of the browser tests: every script of the storefront comes `SLOW_SCRIPTS` ms late, as for a visitor with a
 * slow line. A test that acts before the page is alive, and hopes that it is, fails then every time and not once in a hundred.
 */
Server.prototype.emit = new Proxy(Server.prototype.emit, {
  apply(emit, server, [event, request, ...rest]: [string, unknown, ...unknown[]]) {
    const go = () => Reflect.apply(emit, server, [event, request, ...rest]);
    const url = request instanceof Object && 'url' in request ? String(request.url) : '';
    if (event !== 'request' || !SCRIPTS.test(url)) return go();
    setTimeout(go, delayMs);
    return true;
  },
});
