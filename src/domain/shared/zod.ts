import * as zodMini from 'zod/mini';

// A strict Content-Security-Policy forbids `new Function`, which the compiled parsers use.
zodMini.config({ jitless: true });

export * as z from 'zod/mini';
