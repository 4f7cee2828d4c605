import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { abrirVentanilla, CLAVE_ADMIN } from '@tests/faults/apoyo/ronda-de-muertes';
import { ServidorMortal } from '@tests/faults/apoyo/servidor-mortal';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import { llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import { Proceso, servidorConstruido } from '@tests/server/apoyo/proceso';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirBaseDatos } from '@/infrastructure/postgres/base-datos/abrir-base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';

const MB = 1_048_576;

/** A disk of its own, in memory, that a test can fill without harm. */
interface DiscoPequeno {
  ruta: string;
  libres(): number;
  /** Takes all the room but `dejando` bytes. */
  llenar(dejando?: number): void;
  /** Gives back what {@link llenar} took. */
  liberar(): void;
  desmontar(): void;
}

const montar = (ruta: string, tamano: number): boolean =>
  process.getuid?.() === 0 &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${tamano}`, 'tmpfs', ruta]).status === 0;

const escribirHasta = (archivo: number, quedan: () => number): void => {
  for (let trozo = MB; trozo >= 1; ) {
    const falta = quedan();
    if (falta <= 0) return;
    try {
      writeSync(archivo, Buffer.alloc(Math.min(trozo, falta)));
    } catch {
      trozo = Math.floor(trozo / 2);
    }
  }
};

/** `null`, with a notice, where disks cannot be mounted. In CI, as root, it must be possible: there it is a failure. */
const montarDisco = (megas: number): DiscoPequeno | null => {
  const ruta = mkdtempSync(join(tmpdir(), 'disco-prueba-'));
  if (!montar(ruta, megas * MB)) {
    rmSync(ruta, { recursive: true });
    if (process.env.CI === 'true' && process.getuid?.() === 0)
      throw new Error('CI, como root, necesita poder montar un disco en memoria');
    console.warn(
      '\n*** OMITIDO: no se puede montar un disco; las pruebas de disco lleno no se ejecutaron. ***\n',
    );
    return null;
  }
  const relleno = join(ruta, 'relleno');
  const libres = (): number => {
    const { bavail, bsize } = statfsSync(ruta);
    return bavail * bsize;
  };
  return {
    ruta,
    libres,
    llenar: (dejando = 0) => {
      const archivo = openSync(relleno, 'a');
      escribirHasta(archivo, () => libres() - dejando);
      closeSync(archivo);
    },
    liberar: () => rmSync(relleno, { force: true }),
    desmontar: () => {
      spawnSync('umount', ['-l', ruta]);
      rmSync(ruta, { recursive: true, force: true });
    },
  };
};

const disco = montarDisco(400);

describe.skipIf(disco === null)('el disco de la carpeta de datos se llena', { timeout: 400_000 }, () => {
  if (disco === null) return;
  const carpeta = join(disco.ruta, 'datos');
  const entorno = { DATA_DIR: carpeta, ADMIN_PASSWORD: CLAVE_ADMIN };
  let servidor: ServidorMortal;
  let construido = '';
  let token = '';
  let confirmadas = 0;

  beforeAll(async () => {
    construido = await servidorConstruido();
    servidor = new ServidorMortal(entorno, construido);
    ({ token } = await abrirVentanilla(() => servidor.url()));
    await alta('Antes');
  }, 240_000);
  afterAll(async () => {
    await servidor?.terminar();
    disco.desmontar();
  });

  const pedir = async (linea: string, cuerpo?: unknown): Promise<RespuestaLeida> =>
    llamar({ url: await servidor.url() }, linea, { token, cuerpo });
  const alta = async (nombre: string, observaciones = 'x'): Promise<RespuestaLeida> => {
    const respuesta = await pedir('POST /dashboard-api/participantes', {
      nombre: `Persona ${nombre}`,
      telefono: '3001234567',
      observaciones,
    });
    if (respuesta.estado === 201) confirmadas++;
    return respuesta;
  };
  const subir = async (nombre: string, bytes: number): Promise<number> => {
    const firma = await pedir('POST /dashboard-api/storage/upload-url', {
      path: 'formatos',
      fileName: nombre,
      contentType: 'application/pdf',
    });
    if (firma.estado !== 200) return firma.estado;
    const { status } = await fetch(String(firma.cuerpo.signedUrl), {
      method: 'PUT',
      headers: { 'content-type': 'application/pdf' },
      body: Buffer.alloc(bytes),
    });
    return status;
  };
  const archivos = async (): Promise<string[]> => {
    const { cuerpo } = await pedir('GET /dashboard-api/storage/list?path=formatos');
    return (cuerpo.files as { name: string }[]).map(({ name }) => name);
  };
  const enCamino = (): string[] => {
    const ruta = join(carpeta, 'archivos-en-camino');
    return existsSync(ruta) ? readdirSync(ruta) : [];
  };
  const esperarSinEspacio = ({ estado, cuerpo }: RespuestaLeida): void => {
    expect([estado, cuerpo.error?.codigo]).toEqual([507, 'NO_DISPONIBLE']);
    expect(cuerpo.message).toMatch(/^No queda espacio/);
  };

  it('lleno del todo: 507 en español, se lee, no queda nada a medias y se recupera solo', async () => {
    disco.llenar();
    expect(disco.libres()).toBe(0);
    for (let n = 0; n < 20; n++) esperarSinEspacio(await alta(`sin disco ${n}`));
    esperarSinEspacio(await pedir('PUT /dashboard-api/participantes/1', { nombre: 'Persona Cambiada' }));
    expect(await subir('lleno.pdf', MB)).toBe(507);
    for (const ruta of ['participantes', 'mensualidades', 'dashboard/stats', 'cartera'])
      expect([ruta, (await pedir(`GET /dashboard-api/${ruta}`)).estado]).toEqual([ruta, 200]);
    expect([await archivos(), enCamino()]).toEqual([[], []]);
    disco.liberar();
    expect((await alta('Después')).estado).toBe(201);
    expect(await subir('despues.pdf', MB)).toBe(204);
    expect([await archivos(), enCamino()]).toEqual([['despues.pdf'], []]);
  });

  it('se llena por lo que se escribe: se niega antes de que la base se quede sin aire', async () => {
    disco.llenar(140 * MB);
    const grande = 'x'.repeat(4_000);
    let ultima = await alta('que llena 0', grande);
    for (let n = 1; ultima.estado === 201; n++) {
      const juntas = await Promise.all(
        Array.from({ length: 10 }, (_, k) => alta(`que llena ${n}-${k}`, grande)),
      );
      const subida = await subir(`llena-${n}.pdf`, MB);
      expect([204, 507]).toContain(subida);
      ultima = juntas.find(({ estado }) => estado !== 201) ?? ultima;
    }
    esperarSinEspacio(ultima);
    expect((await pedir('GET /dashboard-api/participantes')).estado).toBe(200);
    expect(enCamino()).toEqual([]);
  });

  it('muere con el disco lleno: no arranca y dice por qué; con espacio arranca con todo', async () => {
    disco.llenar();
    await servidor.terminar();
    const sinDisco = new Proceso(entorno, construido);
    expect(await sinDisco.fin).toBe(1);
    expect(sinDisco.errores).toContain('No queda espacio en el disco');
    disco.liberar();
    servidor = new ServidorMortal(entorno, construido);
    expect((await alta('De vuelta')).estado).toBe(201);
    await servidor.terminar();
    const base = await abrirBaseDatos({ carpeta });
    const [fila] = await consultar<{ n: number | string }>(
      base.db,
      sql`select count(*) as n from participantes`,
    );
    expect(Number(fila?.n)).toBe(confirmadas);
    expect(await invariantesRotas(base.db).finally(base.cerrar)).toEqual([]);
  });
});
