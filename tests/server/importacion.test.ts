import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ResultadoImportacion } from '@/domain/participantes/importacion-participantes';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

const RUTA = 'POST /dashboard-api/participantes/importar';

const fila = (n: number) => ({
  nombre: `Persona ${n}`,
  telefono: `3${String(n).padStart(9, '0')}`,
  tipo_documento: 'CC',
  numero_documento: String(10_000_000 + n),
});

/** 2,000 rows: every 40th repeats the one before it, every 100th (from 10) has a bad phone. */
const dosMil = () =>
  Array.from({ length: 2_000 }, (_, n) => {
    if (n % 40 === 39) return fila(n - 1);
    return n % 100 === 10 ? { ...fila(n), telefono: '12' } : fila(n);
  });

describe.each(MOTORES)('importación sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  let servidor: ServidorDePrueba;

  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(async () => {
    await vaciar(base);
    servidor = await crearServidorDePrueba({ db: base.db });
    return () => servidor.cerrar();
  });
  afterAll(() => base.cerrar());

  const importar = (filas: unknown, cabeceras = {}, token = servidor.tokenAdmin) =>
    llamar(servidor, RUTA, { token, cuerpo: { filas }, cabeceras });
  const total = async (): Promise<unknown> => {
    const ruta = 'GET /dashboard-api/participantes?pagina=1';
    return (await llamar(servidor, ruta, { token: servidor.tokenAdmin })).cuerpo.total;
  };

  it('responde por cada una de 2.000 filas con 50 repetidas y 20 malas', async () => {
    const { estado, cuerpo } = await importar(dosMil());
    const resultado = cuerpo as unknown as ResultadoImportacion;
    expect(estado).toBe(200);
    expect(resultado).toMatchObject({ creadas: 1_930, duplicadas: 50, rechazadas: 20 });
    expect(resultado.filas).toHaveLength(2_000);
    expect(resultado.filas[39]).toMatchObject({ resultado: 'DUPLICADA', repite_fila: 38 });
    expect(Object.keys(resultado.filas[110]?.campos ?? {})).toEqual(['telefono']);
    expect(await total()).toBe(1_930);
  });

  it('las filas corregidas entran sin doblar las demás', async () => {
    const filas = dosMil().slice(0, 200);
    await importar(filas);
    const { cuerpo } = await importar(Array.from({ length: 200 }, (_, n) => fila(n)));
    expect(cuerpo).toMatchObject({ creadas: 7, rechazadas: 0 });
    expect(await total()).toBe(200);
  });

  it('la misma persona escrita de otra manera es una sola, en el archivo y frente a las guardadas', async () => {
    const ana = { nombre: 'Ana Ríos', telefono: '3001234567', tipo_documento: 'CC' };
    const luz = { nombre: 'Luz Gil', telefono: '+57 310 123 4567' };
    const { cuerpo } = await importar([
      { ...ana, numero_documento: '1.020.304.050' },
      { ...ana, nombre: 'Ana R.', numero_documento: 'CC 1020304050' },
      luz,
    ]);
    expect(cuerpo).toMatchObject({ creadas: 2, duplicadas: 1, rechazadas: 0 });
    const otraVez = await importar([
      { ...ana, nombre: 'RIOS ANA', numero_documento: '1 020 304 050' },
      { ...luz, telefono: '310-123-45-67' },
    ]);
    expect(otraVez.cuerpo).toMatchObject({ creadas: 0, duplicadas: 2 });
    expect(await total()).toBe(2);
  });

  it('repetida con la misma clave, a la vez o después, ocurre una sola vez', async () => {
    const filas = Array.from({ length: 100 }, (_, n) => fila(n));
    const clave = { 'idempotency-key': 'importacion-de-prueba' };
    const respuestas = await Promise.all([1, 2, 3].map(() => importar(filas, clave)));
    const textos = new Set([...respuestas, await importar(filas, clave)].map(({ texto }) => texto));
    expect(textos.size).toBe(1);
    expect(await total()).toBe(100);
    expect((await importar([fila(900)], clave)).estado).toBe(422);
  });

  it('dos importaciones simultáneas de la misma gente no la doblan', async () => {
    const filas = Array.from({ length: 50 }, (_, n) => ({
      nombre: `Sin documento ${n}`,
      telefono: '3001234567',
    }));
    const respuestas = await Promise.all([importar(filas), importar(filas)]);
    expect(respuestas.map(({ cuerpo }) => Number(cuerpo.creadas)).sort((a, b) => a - b)).toEqual([0, 50]);
    expect(await total()).toBe(50);
  });

  it('un fallo a mitad de la escritura no deja ninguna fila', async () => {
    const filas = [...Array.from({ length: 600 }, (_, n) => fila(n)), { ...fila(700), sede_id: 1 }];
    await base.ejecutarGuion(
      `create or replace function falla_de_prueba() returns trigger language plpgsql as
       $$ begin if new.nombre = 'Persona 599' then raise exception 'falla'; end if; return new; end $$;
       create trigger falla_de_prueba before insert on participantes
       for each row execute function falla_de_prueba();`,
    );
    const { estado } = await importar(filas, { 'idempotency-key': 'la-misma' });
    await base.ejecutarGuion(
      'drop trigger falla_de_prueba on participantes; drop function falla_de_prueba();',
    );
    expect(estado).toBe(500);
    expect(await total()).toBe(0);
    expect((await importar(filas, { 'idempotency-key': 'la-misma' })).cuerpo).toMatchObject({ creadas: 600 });
  });

  it('CONSULTA recibe 403, más de 2.000 filas 400, y otro cuerpo grande sigue sin pasar', async () => {
    expect((await importar([fila(1)], {}, servidor.tokenConsulta)).estado).toBe(403);
    expect((await importar(Array.from({ length: 2_001 }, (_, n) => fila(n)))).estado).toBe(400);
    const grande = await llamar(servidor, 'POST /dashboard-api/participantes', {
      token: servidor.tokenAdmin,
      cuerpo: { nombre: 'x'.repeat(300_000), telefono: '3001234567' },
    });
    expect(grande.estado).toBe(413);
    expect(await total()).toBe(0);
  });

  it('lee hasta 8 MiB, y un byte más no', async () => {
    const deBytes = (bytes: number) => ['x'.repeat(bytes - JSON.stringify({ filas: [''] }).length)];
    expect((await importar(deBytes(8_388_608))).estado).toBe(200);
    expect((await importar(deBytes(8_388_609))).estado).toBe(413);
  });
});
