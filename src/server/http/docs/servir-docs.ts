import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GUION_DE_DOCS } from '@/server/http/docs/guion-de-docs';

/** Where the build leaves the viewer, under the folder of the site. */
const VISOR = 'docs/swagger-ui-bundle.js';

/**
 * Of this page alone. Its viewer writes styles in attributes, and pictures of its own as data; it asks this site for the
 * description and nobody else for anything.
 */
export const POLITICA_DE_DOCS = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGINA = `<!doctype html>
<html lang="es-CO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Descripción de los servicios</title><meta name="robots" content="noindex"><meta name="color-scheme" content="light"><link rel="icon" href="/favicon.png" type="image/png"><link rel="stylesheet" href="/docs/swagger-ui.css"><link rel="stylesheet" href="/docs/docs.css"></head><body><header><h1>Descripción de los servicios</h1><nav aria-label="Servicios" hidden><button type="button" data-servicio="dashboard-api">Panel</button><button type="button" data-servicio="auth-api">Ingreso</button></nav><a href="/configuracion">Volver al panel</a></header><div><p id="aviso" role="status">Cargando la descripción…</p><div id="visor"></div></div><script src="/${VISOR}" defer></script><script src="/docs/docs.js" defer></script></body></html>
`;

const ESTILO = `body{margin:0;font-family:system-ui,sans-serif;color:#1f2937;background:#fff}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 24px;max-width:1460px;margin:0 auto;padding:16px 20px;box-sizing:border-box}
h1{font-size:1.25rem;margin:0}
nav:not([hidden]){display:flex;gap:8px}
nav button{min-height:44px;padding:0 16px;border:1px solid #6b7280;border-radius:8px;background:#fff;font:inherit;cursor:pointer}
nav button[aria-pressed=true]{background:#0f5b4c;border-color:#0f5b4c;color:#fff;font-weight:600}
header a{display:inline-flex;align-items:center;min-height:44px;color:#0f5b4c;margin-inline-start:auto}
#aviso{max-width:1460px;margin:0 auto;padding:16px 20px;box-sizing:border-box}
#aviso:empty,.swagger-ui .scheme-container{display:none}
`;

/**
 * The description of the services as a page. The page says nothing by itself: it asks for the description with the session
 * that the browser keeps, and the service gives it to administrators.
 */
export const servirDocs = (app: FastifyInstance, carpeta: string): void => {
  if (!existsSync(join(carpeta, VISOR))) return;
  const archivos = [
    ['/docs', 'text/html; charset=utf-8', PAGINA],
    ['/docs/docs.css', 'text/css; charset=utf-8', ESTILO],
    ['/docs/docs.js', 'text/javascript; charset=utf-8', GUION_DE_DOCS],
  ] as const;
  for (const [url, tipo, cuerpo] of archivos)
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (_peticion, respuesta) =>
        respuesta
          .headers({
            'content-security-policy': POLITICA_DE_DOCS,
            'cache-control': 'no-cache',
            'x-robots-tag': 'noindex',
          })
          .type(tipo)
          .send(cuerpo),
    });
};
