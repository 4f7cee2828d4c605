import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { RAIZ } from '../proceso.mjs';

/** What `npm audit` knows, as it tells it; `null` where the registry does not answer. */
const preguntarAlRegistro = (opciones) =>
  new Promise((listo) => {
    const hijo = spawn('npm', ['audit', ...opciones, '--json'], {
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
        const leida = JSON.parse(salida);
        listo(leida.metadata?.vulnerabilities ? leida : null);
      } catch {
        listo(null);
      }
    });
  });

const LISTA = join(RAIZ, 'scripts/sec/avisos.json');
const GRAVEDADES = { critical: 'crítica', high: 'alta', moderate: 'media', low: 'baja', info: 'baja' };

export const leerAvisos = () => JSON.parse(readFileSync(LISTA, 'utf8'));
const leerCandado = () => JSON.parse(readFileSync(join(RAIZ, 'package-lock.json'), 'utf8'));

const nombreDe = (ruta) => ruta.split('node_modules/').at(-1);

/**
 * What of the lock is known to be at fault: `{ id, paquete, version, ruta, gravedad, enProduccion }`. One that was looked at
 * and accepted does not count, but only where it is not served to anybody: in production nothing is accepted.
 */
export const avisosQueAfectan = (candado, { avisos, aceptados }) =>
  Object.entries(candado.packages)
    .filter(([ruta]) => ruta)
    .flatMap(([ruta, { version, dev = false }]) =>
      avisos
        .filter(({ paquete }) => paquete === nombreDe(ruta))
        .filter(({ afectadas }) => semver.satisfies(version, afectadas, { includePrerelease: true }))
        .map(({ id, paquete, gravedad }) => ({ id, paquete, version, ruta, gravedad, enProduccion: !dev })),
    )
    .filter(
      ({ id, paquete, enProduccion }) =>
        enProduccion || !aceptados.some((uno) => uno.id === id && uno.paquete === paquete),
    );

const deAuditoria = ({ url, name, severity, range, title }) => ({
  id: url.split('/').at(-1),
  paquete: name,
  gravedad: GRAVEDADES[severity] ?? severity,
  afectadas: range,
  que: title,
  fuente: url,
});

/** Those of an answer of `npm audit --json` and the ones that were there, each once; the newer text wins. */
export const juntarAvisos = (lista, auditoria, hoy) => {
  const nuevos = Object.values(auditoria.vulnerabilities ?? {})
    .flatMap(({ via }) => via)
    .filter((causa) => typeof causa === 'object')
    .map(deAuditoria);
  const porClave = new Map(
    [...lista.avisos, ...nuevos].map((aviso) => [`${aviso.paquete} ${aviso.id}`, aviso]),
  );
  const avisos = [...porClave].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, aviso]) => aviso);
  return { ...lista, consultado: hoy, avisos };
};

/** Asks the registry and writes the list again. Answers what to say; throws when the registry does not answer. */
export const refrescarAvisos = async () => {
  const auditoria = await preguntarAlRegistro([]);
  if (!auditoria)
    throw new Error(
      'El registro de paquetes no responde a npm audit: la lista queda como estaba. Ejecútelo donde responda.',
    );
  const antes = leerAvisos();
  const despues = juntarAvisos(antes, auditoria, new Date().toISOString().slice(0, 10));
  writeFileSync(LISTA, `${JSON.stringify(despues, null, 2)}\n`);
  return `Avisos: ${antes.avisos.length} antes, ${despues.avisos.length} ahora, consultados el ${despues.consultado}.`;
};

/** A quarter: what docs/seguridad.md promises. */
export const REVISION_DIAS = 92;
const DIA_MS = 86_400_000;

/** How many days ago somebody last looked at the versions, as docs/seguridad.md says; `null` when it does not say. */
export const diasDesdeLaRevision = (documento, ahora) => {
  const fecha = /^Última revisión de versiones: (\d{4}-\d{2}-\d{2})\.$/m.exec(documento)?.[1];
  return fecha ? Math.floor((ahora - Date.parse(`${fecha}T00:00:00-05:00`)) / DIA_MS) : null;
};

/** What is known against the packages of production, and whether somebody looked in time. What the registry does not tell is not taken for good. */
export const auditarDependencias = async () => {
  const dias = diasDesdeLaRevision(readFileSync(join(RAIZ, 'docs/seguridad.md'), 'utf8'), Date.now());
  if (dias === null || dias > REVISION_DIAS)
    return {
      estado: 'falla',
      motivo: `Las versiones no se revisan hace ${dias ?? 'no se sabe cuántos'} días`,
    };
  const lista = leerAvisos();
  const afectados = avisosQueAfectan(leerCandado(), lista);
  if (afectados.length > 0)
    return {
      estado: 'falla',
      motivo: afectados.map(({ id, paquete, version }) => `${paquete} ${version}: ${id}`).join(', '),
    };
  const auditoria = await preguntarAlRegistro(['--omit=dev']);
  if (!auditoria)
    return {
      estado: 'no medido',
      motivo: `El registro de paquetes no responde a npm audit: solo se miraron los ${lista.avisos.length} avisos conocidos el ${lista.consultado}`,
    };
  const fallas = auditoria.metadata.vulnerabilities;
  const graves = fallas.high + fallas.critical;
  return graves > 0
    ? { estado: 'falla', motivo: `npm audit: ${graves} fallas graves en producción` }
    : { estado: 'pasa', pruebas: 1 };
};
