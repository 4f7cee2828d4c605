import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import {
  cambiarManifiesto,
  cambiarTexto,
  type Entradas,
  entradasDe,
  firmarEntradas,
  recalcularHuellas,
} from '@tests/server/apoyo/rehacer-respaldo';
import { abrirRespaldado, carpetaNueva, LLAVE, NOMBRE_DIFICIL } from '@tests/server/apoyo/respaldos';
import { type Header, pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensayarRespaldo } from '@/infrastructure/di/server/consola/ensayar-respaldo';
import { restaurarDesde } from '@/infrastructure/di/server/consola/restaurar-desde';
import { explicarFallo } from '@/server/arranque/explicar-fallo';

/** Who makes them has the key too: nothing but the program itself is between them and the machine. */
describe('un respaldo hecho para hacer daño', { timeout: 240_000 }, () => {
  let origen: Awaited<ReturnType<typeof abrirRespaldado>>;
  beforeAll(async () => {
    origen = await abrirRespaldado();
  }, 180_000);
  afterAll(() => origen.cerrar());

  const comoSeLee = (ruta: string) => ({ ruta, frase: undefined, llave: LLAVE });

  /** What whoever runs the order reads, and what is left beside the folder of the data and in it. */
  const restaurar = async (ruta: string) => {
    const aqui = carpetaNueva();
    const carpeta = join(aqui.ruta, 'datos');
    const dijo = await restaurarDesde(comoSeLee(ruta), { carpeta }, { reemplazar: false, marca: 'm' }).then(
      () => 'Restaurado',
      (error: unknown) => explicarFallo(error, { resultado: 'La orden no terminó' }),
    );
    const quedo = readdirSync(aqui.ruta, { recursive: true, encoding: 'utf8' });
    aqui.borrar();
    return { dijo, quedo: quedo.filter((nombre) => nombre !== 'datos' && nombre !== 'datos/candado') };
  };

  const rehecho = (cambiar: (entradas: Entradas) => void) =>
    origen.rehecho('hostil.tar.gz', (entradas) => {
      cambiar(entradas);
      firmarEntradas(entradas, LLAVE);
    });

  /** What comes after the parts goes after them. */
  const conParte = (nombre: string, texto: string) =>
    rehecho((entradas) => {
      const manifiesto = entradas.get('manifiesto.json') ?? Buffer.alloc(0);
      entradas.delete('manifiesto.json');
      entradas.delete('firma.json');
      entradas.set(nombre, Buffer.from(texto));
      entradas.set('manifiesto.json', manifiesto);
      recalcularHuellas(entradas);
    });

  it.each([
    [
      'archivos/../../fuera.txt',
      /«\.\.\/\.\.\/fuera\.txt» no se puede guardar\. El nombre no puede ser solo puntos/,
    ],
    ['archivos//raíz.txt', /sobra una barra/],
    ['archivos/', /tiene un archivo sin nombre/],
    ['archivos/a\\..\\b', /no puede contener/],
    ['archivos/.papelera/../../x', /solo puntos/],
    ['archivos/.Papelera/x', /reservado/],
    [`archivos/${'y/'.repeat(600)}z`, /demasiadas carpetas/],
    ['archivos/acta\u001b[2J.txt', /«acta·\[2J\.txt» no se puede guardar/],
    ['/etc/cron.d/x', /«\/etc\/cron\.d\/x» no es de este programa/],
    ['../../x', /no es de este programa/],
    ['datos/sedes/../x.ndjson', /no es de este programa/],
  ])('con un nombre como %j se rechaza antes de tocar nada', async (nombre, dice) => {
    const { dijo, quedo } = await restaurar(await conParte(nombre, 'hola'));
    expect(dijo).toMatch(/^El respaldo está dañado/);
    expect(dijo).toMatch(dice);
    expect(dijo).not.toMatch(/\p{Cc}/u);
    expect(quedo).toEqual([]);
  });

  it.each([
    ['una carpeta de fuera', (m: Contenido) => m.carpetas.push('a/../../fuera'), /no se puede guardar/],
    [
      'una tabla que es una orden',
      (m: Contenido) => m.tablas.push(tabla('x"; drop table sedes; --')),
      /forma esperada/,
    ],
    [
      'un contador que es una orden',
      (m: Contenido) => m.secuencias.push(secuencia("x'; --")),
      /forma esperada/,
    ],
  ])('con %s en el manifiesto, también', async (_, cambiar, dice) => {
    const { dijo, quedo } = await restaurar(
      await rehecho((entradas) => cambiarManifiesto(entradas, cambiar)),
    );
    expect(dijo).toMatch(dice);
    expect(quedo).toEqual([]);
  });

  it('con una tabla del propio PostgreSQL no toca nada', async () => {
    const { dijo, quedo } = await restaurar(
      await rehecho((entradas) => cambiarManifiesto(entradas, (m) => m.tablas.push(tabla('pg_class')))),
    );
    expect(dijo).toBe('El respaldo tiene una tabla que esta base no conoce: pg_class');
    expect(quedo).toEqual([]);
  });

  it.each(['symlink', 'link', 'character-device', 'fifo'] as const)(
    'con un %s se rechaza: solo trae archivos',
    async (type) => {
      const entradas = await entradasDe(origen.respaldo);
      cambiarManifiesto(entradas, ({ partes }) => {
        const sha256 = createHash('sha256').digest('hex');
        partes.push({ ruta: 'archivos/enlace', bytes: 0, sha256 });
      });
      firmarEntradas(entradas, LLAVE);
      const ruta = await escribirCon(entradas, { name: 'archivos/enlace', type, linkname: '/etc/passwd' });
      const { dijo, quedo } = await restaurar(ruta);
      expect(dijo).toBe('El respaldo está dañado: archivos/enlace no es un archivo.');
      expect(quedo).toEqual([]);
    },
  );

  const escribirCon = async (
    entradas: Entradas,
    ajena: Partial<Header> & { name: string },
  ): Promise<string> => {
    const paquete = pack();
    paquete.entry(ajena);
    for (const [name, bytes] of entradas) paquete.entry({ name }, bytes);
    paquete.finalize();
    const ruta = join(origen.carpeta, 'ajena.tar.gz');
    writeFileSync(ruta, gzipSync(Buffer.concat(await Readable.from(paquete).toArray())));
    return ruta;
  };

  it('con un manifiesto que dice pesar un terabyte no se lleva la memoria', async () => {
    const paquete = pack();
    paquete.entry({ name: 'manifiesto.json', size: 1024 ** 4 }).write(Buffer.alloc(1_048_576));
    const trozos: Buffer[] = [];
    paquete.on('data', (trozo) => trozos.push(trozo as Buffer));
    await expect.poll(() => Buffer.concat(trozos).length).toBeGreaterThan(1_048_576);
    const ruta = join(origen.carpeta, 'bomba.tar.gz');
    writeFileSync(ruta, gzipSync(Buffer.concat(trozos)));
    const { dijo, quedo } = await restaurar(ruta);
    expect(dijo).toBe('El respaldo está dañado: manifiesto.json es demasiado grande.');
    expect(quedo).toEqual([]);
  });

  it('una fila que la base no acepta se dice sin sus datos: ni en la consola, ni en el estado del sistema', async () => {
    const ruta = await rehecho((entradas) => {
      cambiarTexto(entradas, 'datos/participantes/000001.ndjson', (texto) =>
        texto.replace('"1990-02-28"', '"no es un día"'),
      );
      recalcularHuellas(entradas);
    });
    const { dijo, quedo } = await restaurar(ruta);
    expect(dijo).toMatch(
      /^La base de datos no acepta las filas de participantes que trae \(22\w{3}\): .*No se restauró nada\.$/,
    );
    expect(quedo).toEqual([]);
    const aqui = carpetaNueva();
    const { ensayo } = await ensayarRespaldo(comoSeLee(ruta), aqui.ruta, () => new Date());
    aqui.borrar();
    expect(ensayo.falla).toBe(dijo);
    for (const dato of ['Penicilina', NOMBRE_DIFICIL, 'no es un día'])
      expect(ensayo.falla).not.toContain(dato);
  });

  it('una fila de papeles que no se lee se dice en español', async () => {
    const ruta = await rehecho((entradas) => {
      const manifiesto = entradas.get('manifiesto.json') ?? Buffer.alloc(0);
      entradas.delete('manifiesto.json');
      entradas.delete('firma.json');
      entradas.set('datos/papeles_recibidos/000001.ndjson', Buffer.from('hola\n'));
      entradas.set('manifiesto.json', manifiesto);
      recalcularHuellas(entradas);
      cambiarManifiesto(entradas, ({ tablas }) => {
        for (const una of tablas) if (una.nombre === 'papeles_recibidos') una.filas = 1;
      });
    });
    const { dijo, quedo } = await restaurar(ruta);
    expect(dijo).toBe('El respaldo está dañado: una fila de papeles_recibidos no se puede leer.');
    expect(quedo).toEqual([]);
  });
});

type Contenido = Parameters<Parameters<typeof cambiarManifiesto>[1]>[0];
const tabla = (nombre: string) => ({ nombre, columnas: [], filas: 0 });
const secuencia = (nombre: string) => ({ nombre, valor: '1', usada: true });
