import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RAIZ } from '../proceso.mjs';

/** A quarter: what docs/seguridad.md promises. */
export const REVISION_DIAS = 92;
const DIA_MS = 86_400_000;

/** How many days ago somebody last looked at the versions, as docs/seguridad.md says; `null` when it does not say. */
export const diasDesdeLaRevision = (documento, ahora) => {
  const fecha = /^Última revisión de versiones: (\d{4}-\d{2}-\d{2})\.$/m.exec(documento)?.[1];
  return fecha ? Math.floor((ahora - Date.parse(`${fecha}T00:00:00-05:00`)) / DIA_MS) : null;
};

const preguntarAlRegistro = () =>
  new Promise((listo) => {
    const hijo = spawn('npm', ['audit', '--omit=dev', '--json'], {
      cwd: RAIZ,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let salida = '';
    hijo.stdout.on('data', (trozo) => {
      salida += trozo;
    });
    hijo.once('error', () => listo(null));
    hijo.once('close', () => {
      try {
        listo(JSON.parse(salida).metadata?.vulnerabilities ?? null);
      } catch {
        listo(null);
      }
    });
  });

/** What is known against the packages of production, and whether somebody looked in time. What the registry does not tell is not taken for good. */
export const auditarDependencias = async () => {
  const dias = diasDesdeLaRevision(readFileSync(join(RAIZ, 'docs/seguridad.md'), 'utf8'), Date.now());
  if (dias === null || dias > REVISION_DIAS)
    return {
      estado: 'falla',
      motivo: `Las versiones no se revisan hace ${dias ?? 'no se sabe cuántos'} días`,
    };
  const fallas = await preguntarAlRegistro();
  if (!fallas)
    return { estado: 'no medido', motivo: 'El registro de paquetes no responde a npm audit: no se sabe' };
  const graves = fallas.high + fallas.critical;
  return graves > 0
    ? { estado: 'falla', motivo: `npm audit: ${graves} fallas graves en producción` }
    : { estado: 'pasa', pruebas: 1 };
};
