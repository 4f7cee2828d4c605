import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { abrirPostgresDePrueba, hayPostgres } from '@tests/server/apoyo/postgres-de-prueba';
import {
  cambiarManifiesto,
  cambiarTexto,
  entradasDe,
  firmarEntradas,
  recalcularHuellas,
} from '@tests/server/apoyo/rehacer-respaldo';
import { abrirRespaldado, archivosEn, carpetaNueva, contenidoDe, LLAVE } from '@tests/server/apoyo/respaldos';
import { abrirS3DePrueba } from '@tests/server/apoyo/s3-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abrirAdministracion } from '@/infrastructure/di/server/consola/abrir-administracion';
import { abrirBaseEnServidor } from '@/infrastructure/di/server/consola/base-de-restauracion';
import { restaurarDesde, revisarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { abrirPostgres, NOMBRE_DE_CONSOLA } from '@/infrastructure/postgres/base-datos/abrir-postgres';
import { abrirBodega } from '@/infrastructure/storage/abrir-bodega';
import { HECHURAS } from '@/server/composicion/secciones';

let origen: Awaited<ReturnType<typeof abrirRespaldado>>;
beforeAll(async () => {
  origen = await abrirRespaldado();
}, 180_000);
afterAll(() => origen.cerrar());

/** Every file under `ruta` with its digest, and every folder; the lock of the folder stays by design. */
const foto = (ruta: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(ruta, { recursive: true, encoding: 'utf8' })
      .filter((nombre) => nombre !== 'candado')
      .map((nombre) => {
        const completa = join(ruta, nombre);
        if (statSync(completa).isDirectory()) return [nombre, 'carpeta'];
        return [nombre, createHash('sha256').update(readFileSync(completa)).digest('hex')];
      }),
  );

/** Ways in which a restoration does not get to its end: the backup it is tried with, and what is said of it. */
const DANOS: Readonly<Record<string, { hacer(): Promise<string>; dice: RegExp }>> = {
  'cortado por la mitad': {
    hacer: async () => {
      const ruta = join(origen.carpeta, 'cortado.tar.gz');
      const bytes = readFileSync(origen.respaldo);
      writeFileSync(ruta, bytes.subarray(0, Math.floor(bytes.length / 2)));
      return ruta;
    },
    dice: /^El respaldo está dañado o no es de este programa/,
  },
  'con una huella que no es': {
    hacer: () =>
      origen.rehecho('huella.tar.gz', (entradas) => {
        cambiarManifiesto(entradas, ({ partes }) => {
          const ultima = partes.at(-1);
          if (ultima) ultima.sha256 = ultima.sha256.replace(/^./, (c) => (c === '0' ? '1' : '0'));
        });
        firmarEntradas(entradas, LLAVE);
      }),
    dice: /no es igual a lo que se guardó/,
  },
  'sin un archivo': {
    hacer: () =>
      origen.rehecho('falta.tar.gz', (entradas) => void entradas.delete('archivos/formatos/acta ñandú.txt')),
    dice: /le falta archivos\/formatos\/acta ñandú\.txt/,
  },
  // Whole and signed: only the database finds out, with the tables before already in.
  'con una fila que apunta a nada': {
    hacer: () =>
      origen.rehecho('huerfana.tar.gz', (entradas) => {
        cambiarTexto(entradas, 'datos/abonos/000001.ndjson', (texto) =>
          texto.replace(/"mensualidad_id" : "\d+"/, '"mensualidad_id" : "999999"'),
        );
        recalcularHuellas(entradas);
        firmarEntradas(entradas, LLAVE);
      }),
    dice: /^La base de datos no acepta las filas de abonos que trae \(23503\)/,
  },
};
const QUE_LA_BASE_NIEGA = DANOS['con una fila que apunta a nada']?.hacer ?? (() => Promise.resolve(''));

interface Lugar {
  ubicacion: { url?: string; carpeta: string };
  /** All there is in it. */
  mirar(): Promise<unknown>;
  cerrar(): Promise<void>;
}

/** A place in use, with data and files of its own. */
const enUso = async (url?: string): Promise<Lugar> => {
  const { ruta, borrar } = carpetaNueva();
  const ubicacion = url ? { url, carpeta: ruta } : { carpeta: ruta };
  const desde = { ruta: origen.respaldo, frase: undefined, llave: LLAVE };
  await restaurarDesde(desde, ubicacion, { reemplazar: true, marca: 'antes' });
  writeFileSync(join(ruta, 'archivos', 'solo aquí.txt'), 'propio de aquí');
  writeFileSync(join(ruta, 'ultimo-sello.json'), '{"numero":7,"firma":"de antes"}\n');
  writeFileSync(join(ruta, 'clave-historia'), 'una clave que ya estaba aquí antes de todo\n');
  const mirar = async () => {
    if (!url) return { archivos: foto(ruta), contenido: null };
    const abierta = abrirPostgres(url, NOMBRE_DE_CONSOLA);
    const contenido = await contenidoDe(abierta);
    await abierta.cerrar();
    return { archivos: foto(ruta), contenido };
  };
  return { ubicacion, mirar, cerrar: async () => borrar() };
};

const MOTORES = [
  { nombre: 'PGlite', abrir: () => enUso() },
  ...(hayPostgres()
    ? [
        {
          nombre: 'PostgreSQL',
          abrir: async () => {
            const postgres = await abrirPostgresDePrueba({ nombre: NOMBRE_DE_CONSOLA });
            const lugar = await enUso(postgres.url);
            await postgres.ejecutarGuion("update sedes set nombre = 'Solo aquí, ' || id");
            return {
              ...lugar,
              cerrar: async () => {
                await lugar.cerrar();
                await postgres.cerrar();
              },
            };
          },
        },
      ]
    : []),
];

describe.each(MOTORES)(
  'una restauración que no termina, sobre $nombre',
  { timeout: 240_000 },
  ({ abrir }) => {
    let lugar: Lugar;
    let antes: unknown;
    beforeAll(async () => {
      lugar = await abrir();
      antes = await lugar.mirar();
    }, 180_000);
    afterAll(() => lugar.cerrar());

    const restaurar = (ruta: string, marca = 'marca') =>
      restaurarDesde({ ruta, frase: undefined, llave: LLAVE }, lugar.ubicacion, { reemplazar: true, marca });

    it.each(Object.entries(DANOS))('%s deja todo como estaba', async (_dano, { hacer, dice }) => {
      await expect(restaurar(await hacer())).rejects.toThrow(dice);
      expect(await lugar.mirar()).toEqual(antes);
    });

    it('si lo último que falta no se puede hacer, también deja todo como estaba', async () => {
      // Where the files of before would be kept there is something already.
      const estorbo = join(lugar.ubicacion.carpeta, 'archivos.anterior-estorbo');
      mkdirSync(join(estorbo, 'ocupada'), { recursive: true });
      const conEstorbo = await lugar.mirar();
      await expect(restaurar(origen.respaldo, 'estorbo')).rejects.toMatchObject({ code: 'ENOTEMPTY' });
      expect(await lugar.mirar()).toEqual(conEstorbo);
    });
  },
);

describe.runIf(hayPostgres())(
  'una base en un servidor que no llega a confirmar',
  { timeout: 240_000 },
  () => {
    it('devuelve los archivos, que ya estaban en su lugar, y se queda como estaba', async () => {
      const postgres = await abrirPostgresDePrueba({ nombre: 'prueba' });
      const antes = await contenidoDe(postgres);
      const { manifiesto } = await revisarDesde({ ruta: origen.respaldo, frase: undefined, llave: LLAVE });
      const entradas = await entradasDe(origen.respaldo);
      const filas = async function* () {
        for (const [ruta, bytes] of entradas) {
          const [clase, tabla = ''] = ruta.split('/');
          if (clase === 'datos') yield { tabla, lineas: bytes.toString('utf8').split('\n').filter(Boolean) };
        }
      };
      const sucesos: string[] = [];
      const cambiar = async () => {
        sucesos.push('cambiados');
        await postgres.ejecutarGuion(
          `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = '${NOMBRE_DE_CONSOLA}'`,
        );
        return { avisos: [], deshacer: async () => void sucesos.push('devueltos'), terminar: async () => {} };
      };
      const base = await abrirBaseEnServidor(postgres.url, true);
      await expect(base.asentar(manifiesto, filas(), cambiar)).rejects.toThrow();
      expect(sucesos).toEqual(['cambiados', 'devueltos']);
      await base.cerrar();
      expect(await contenidoDe(postgres)).toEqual(antes);
      await postgres.cerrar();
    });
  },
);

describe('una restauración que no termina, donde no había nada', { timeout: 240_000 }, () => {
  it('no deja nada', async () => {
    const nueva = carpetaNueva();
    const intento = restaurarDesde(
      { ruta: await QUE_LA_BASE_NIEGA(), frase: undefined, llave: LLAVE },
      { carpeta: nueva.ruta },
      { reemplazar: false, marca: 'marca' },
    );
    await expect(intento).rejects.toThrow();
    expect(foto(nueva.ruta)).toEqual({});
    nueva.borrar();
  });

  it('cortada mientras cambiaba una cosa por otra, nadie empieza una base vacía, y repetirla la termina', async () => {
    const nueva = carpetaNueva();
    const ubicacion = { carpeta: nueva.ruta };
    const desde = { ruta: origen.respaldo, frase: undefined, llave: LLAVE };
    await restaurarDesde(desde, ubicacion, { reemplazar: false, marca: 'primera' });
    // As a power cut between the two moves would leave it.
    renameSync(join(nueva.ruta, 'pgdata'), join(nueva.ruta, 'pgdata.anterior-cortada'));
    mkdirSync(join(nueva.ruta, 'restauracion.a-medias', 'pgdata'), { recursive: true });
    await expect(abrirAdministracion(ubicacion, async () => HECHURAS)).rejects.toThrow(
      /^Una restauración se cortó .* repítala con --reemplazar/,
    );
    expect(existsSync(join(nueva.ruta, 'pgdata'))).toBe(false);
    await restaurarDesde(desde, ubicacion, { reemplazar: true, marca: 'segunda' });
    const administracion = await abrirAdministracion(ubicacion, async () => HECHURAS);
    expect(await administracion.listar()).not.toEqual([]);
    await administracion.cerrar();
    nueva.borrar();
  });
});

describe('una restauración que no termina, con los archivos en un depósito', { timeout: 240_000 }, () => {
  it('deja el depósito como estaba', async () => {
    const s3 = await abrirS3DePrueba();
    const disco = carpetaNueva();
    const ubicacion = { carpeta: disco.ruta, s3: s3.ajustes };
    const deposito = await abrirBodega(ubicacion);
    for (const ruta of ['solo aquí.txt', 'formatos/acta ñandú.txt'])
      await deposito.guardar(ruta, Readable.from([Buffer.from('propio de aquí')]));
    const antes = { deposito: await archivosEn(deposito), disco: foto(disco.ruta) };
    const intento = restaurarDesde(
      { ruta: await QUE_LA_BASE_NIEGA(), frase: undefined, llave: LLAVE },
      ubicacion,
      { reemplazar: true, marca: 'marca' },
    );
    await expect(intento).rejects.toThrow(/no acepta las filas de abonos/);
    expect({ deposito: await archivosEn(deposito), disco: foto(disco.ruta) }).toEqual(antes);
    await s3.cerrar();
    disco.borrar();
  });
});
