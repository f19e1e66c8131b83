// Next runs this before everything else in the browser.
import '#domain/wire/csp-safe-zod';
