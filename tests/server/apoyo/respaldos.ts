import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firmarSubida, poner } from '@tests/server/apoyo/archivos';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  fabricarAcudiente,
  fabricarMensualidad,
  fabricarParticipante,
  fabricarSede,
} from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { type Entradas, entradasDe, escribirEntradas } from '@tests/server/apoyo/rehacer-respaldo';
import { selladoDePrueba } from '@tests/server/apoyo/sellado-de-prueba';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import type { BodegaArchivos } from '@/application/archivos/bodega-archivos.port';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { guardarRespaldo } from '@/infrastructure/di/server/consola/guardar-respaldo';
import { respaldarEn } from '@/infrastructure/di/server/consola/respaldar-en';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { abrirPostgres, NOMBRE_DE_CONSOLA } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresDatosRespaldables } from '@/infrastructure/postgres/respaldos/postgres-datos-respaldables';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';

interface EnBodega {
  ruta: string;
  /** `null` for a folder. */
  bytes: Buffer | null;
}

/** Everything in a store, folders included. */
const archivosDe = async (bodega: BodegaArchivos, ruta = ''): Promise<EnBodega[]> => {
  const { files, folders } = await bodega.listar(ruta);
  const encontrados: EnBodega[] = [];
  for (const { path } of files) {
    const trozos: Uint8Array[] = [];
    const abierto = await bodega.abrir(path ?? '');
    for await (const trozo of abierto?.contenido ?? []) trozos.push(trozo);
    encontrados.push({ ruta: path ?? '', bytes: Buffer.concat(trozos) });
  }
  for (const { path } of folders)
    encontrados.push({ ruta: path ?? '', bytes: null }, ...(await archivosDe(bodega, path ?? '')));
  return encontrados;
};

export const carpetaNueva = (): { ruta: string; borrar: () => void } => {
  const ruta = mkdtempSync(join(tmpdir(), 'respaldo-prueba-'));
  chmodSync(ruta, 0o755);
  return { ruta, borrar: () => rmSync(ruta, { recursive: true, force: true }) };
};

/** Text that breaks what copies text carelessly. */
export const NOMBRE_DIFICIL = 'José "Pepe" Ñáñez \\ {a,b} \'; drop table x; -- 🙂 ‏עברית';

/** A server with something of everything: reserved data, a payment with its receipt, files, an empty folder. */
export const conDatos = async (base: BaseDatosAbierta, sedes = 1): Promise<ServidorDePrueba> => {
  const servidor = await crearServidorDePrueba({ db: base.db });
  const sede = await fabricarSede(servidor);
  await base.ejecutarGuion(`insert into sedes (nombre, direccion, creado_en, actualizado_en)
    select 'Lugar ' || n, 'Calle', now(), now() from generate_series(1, ${sedes}) n`);
  const persona = await fabricarParticipante(servidor, {
    sede_id: sede.id,
    nombre: NOMBRE_DIFICIL,
    fecha_nacimiento: '1990-02-28',
    alergias: 'Penicilina\n\tmaní',
    autorizacion_datos: { otorgada: true, version: '1', fecha: '2026-01-05', medio: 'ESCRITO' },
  });
  await fabricarAcudiente(servidor, persona.id, { telefono: '3001112233', es_emergencia: true });
  const { id } = await fabricarMensualidad(servidor, persona.id, { periodo: '2026-01' });
  const abono = await llamar(servidor, `POST /dashboard-api/mensualidades/${id}/abonos`, {
    token: servidor.tokenAdmin,
    cuerpo: { fecha: '2026-01-10', valor: 100_000, medio: 'EFECTIVO' },
  });
  if (abono.estado !== 201) throw new Error(abono.texto);
  for (const [nombre, texto] of [
    ['acta ñandú.txt', 'contenido'],
    ['vacío.txt', ''],
    ['grande.bin', 'abc'.repeat(700_000)],
  ] as const)
    await poner(await firmarSubida(servidor, nombre), texto);
  // One in the bin: it is stored like the rest, and comes back with it.
  await poner(await firmarSubida(servidor, 'acta ñandú.txt', 'formatos', 'REEMPLAZAR'), 'corregido');
  await llamar(servidor, 'POST /dashboard-api/storage/create-folder', {
    token: servidor.tokenAdmin,
    cuerpo: { name: 'vacía', parentPath: 'formatos' },
  });
  return servidor;
};

/** Signs the backups of a test. */
export const LLAVE = selladoDePrueba().llave;

const AHORA = new Date('2026-11-21T18:05:33.000Z');

/** Copies an open database and the files of a store, as the command does. */
export const respaldar = (
  base: BaseDatosAbierta,
  archivos: BodegaArchivos,
  { carpeta, frase, llave = LLAVE }: { carpeta: string; frase?: string; llave?: LlaveDeHistoria },
) =>
  guardarRespaldo({ carpeta, frase, llave, conservar: null, dias: 90, ahora: AHORA }, (salida) =>
    respaldarEn(base.db, archivos, { dias: 90, llave })(salida, '0.0.0'),
  );

/** All that a database holds, in a form that two engines write alike. */
export const contenidoDe = (base: BaseDatosAbierta) =>
  postgresDatosRespaldables(base.db).instantanea(async (foto) => {
    const tablas: Record<string, string[]> = {};
    for (const tabla of foto.tablas) {
      const filas: string[] = [];
      for await (const lineas of foto.filas(tabla)) filas.push(...lineas);
      tablas[tabla.nombre] = filas.sort();
    }
    return { tablas, secuencias: foto.secuencias, migraciones: foto.migraciones };
  });

export const archivosEn = async (bodega: BodegaArchivos): Promise<Record<string, string>> => {
  const huellas: Record<string, string> = {};
  for (const { ruta, bytes } of await archivosDe(bodega))
    huellas[ruta] = bytes === null ? 'carpeta' : createHash('sha256').update(bytes).digest('hex');
  return huellas;
};

export const bodegaDe = (carpeta: string): Promise<BodegaArchivos> => abrirBodega({ carpeta });

/** A backup of a server with data, for the tests of a file; both go on until `cerrar`, which leaves nothing. */
export const abrirRespaldado = async () => {
  const carpeta = carpetaNueva();
  const base = await abrirPGliteDePrueba();
  const servidor = await conDatos(base);
  const otroRespaldo = async (opciones: { carpeta: string; llave?: LlaveDeHistoria }): Promise<string> =>
    (await respaldar(base, await bodegaDe(servidor.carpeta), opciones)).ruta;
  const respaldo = await otroRespaldo({ carpeta: carpeta.ruta });
  return {
    carpeta: carpeta.ruta,
    respaldo,
    otroRespaldo,
    /** The same with something of it changed, in a file of that name. */
    rehecho: async (nombre: string, cambiar: (entradas: Entradas) => void): Promise<string> => {
      const entradas = await entradasDe(respaldo);
      cambiar(entradas);
      return escribirEntradas(join(carpeta.ruta, nombre), entradas);
    },
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
      carpeta.borrar();
    },
  };
};

/** What a restored place holds. */
export const comoQuedo = async (ubicacion: { url?: string; carpeta: string }) => {
  const restaurada = ubicacion.url
    ? abrirPostgres(ubicacion.url, NOMBRE_DE_CONSOLA)
    : await abrirBaseDatos(ubicacion);
  const contenido = await contenidoDe(restaurada);
  await restaurada.cerrar();
  return { contenido, archivos: await archivosEn(await bodegaDe(ubicacion.carpeta)) };
};
