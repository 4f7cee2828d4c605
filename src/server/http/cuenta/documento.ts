import { createHash } from 'node:crypto';
import { ESTILO } from '@/server/http/cuenta/estilo';
import { type Html, html, tal } from '@/server/http/cuenta/html';

export const RUTA_DEL_GUION = '/cuenta/copiar.js';

const huella = createHash('sha256').update(ESTILO).digest('base64');

/** Nothing but its own style and the little script that copies. */
export const POLITICA_DE_CUENTA = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'sha256-${huella}'`,
  'img-src data:',
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A whole page. Its title and all that a chat shows of it is the name of the foundation, for everybody and whatever is in
 * it.
 */
export const documento = (fundacion: string, cuerpo: Html, { conGuion = false } = {}): string =>
  html`<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${fundacion}</title><meta name="description" content="${fundacion}"><meta property="og:title" content="${fundacion}"><meta property="og:site_name" content="${fundacion}"><meta property="og:type" content="website"><meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><meta name="color-scheme" content="light dark"><meta name="format-detection" content="telephone=no"><link rel="icon" href="data:,"><style>${tal(ESTILO)}</style>${conGuion && html`<script src="${RUTA_DEL_GUION}" defer></script>`}</head><body><header>${fundacion}</header>${cuerpo}</body></html>`
    .html;
