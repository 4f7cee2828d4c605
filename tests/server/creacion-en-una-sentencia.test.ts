import { unParticipante } from '@tests/builders/un-participante';
import { vaciar } from '@tests/server/apoyo/base-de-prueba';
import { MOTORES } from '@tests/server/apoyo/motores';
import { selladoDePrueba } from '@tests/server/apoyo/sellado-de-prueba';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verificarActividad } from '@/application/actividad/verificar-actividad';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import { postgresLibroEncadenado } from '@/infrastructure/postgres/actividad/postgres-libro-encadenado';
import {
  type BaseDatosAbierta,
  consultar,
  type Ejecutor,
} from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresParticipanteRepository } from '@/infrastructure/postgres/participantes/postgres-participante-repository';

const ACTOR = { id: 7, email: 'ana@ejemplo.example', origen: '192.0.2.7' };
const AHORA = new Date('2026-11-21T15:04:05.678Z');
const LLENO = unParticipante()
  .llamado(`O'Brien "Ñandú" \\ 日本`)
  .conAutorizacion()
  .con({ fecha_nacimiento: '1990-02-28', valor_mensualidad: 850_000, dia_pago: 28, alergias: 'Penicilina' })
  .datos();

describe.each(MOTORES)('crear en una sentencia sobre $nombre', ({ abrir }) => {
  let base: BaseDatosAbierta;
  beforeAll(async () => {
    base = await abrir();
  });
  beforeEach(() => vaciar(base));
  afterAll(() => base.cerrar());

  const sobre = (db: Ejecutor) =>
    postgresParticipanteRepository({ db, actor: ACTOR, reloj: { ahora: () => AHORA } });
  const crear = (datos: DatosParticipante, clave?: string) =>
    sobre(base.db).crear(datos, clave ? { clave } : {});
  const crearEnTransaccion = (datos: DatosParticipante, clave: string) =>
    base.db.transaction((tx) => sobre(tx as unknown as Ejecutor).crear(datos, { clave }));
  const contar = async () => {
    const [fila] = await consultar<{ personas: number; lineas: number; claves: number }>(
      base.db,
      sql`select (select count(*)::int from participantes) as personas,
                 (select count(*)::int from actividad) as lineas,
                 (select count(*)::int from claves_creacion) as claves`,
    );
    return fila;
  };
  const exigirHistoriaIntegra = async () =>
    expect(
      await verificarActividad({
        libro: postgresLibroEncadenado(base.db),
        huella: tokensAleatorios.huella,
        ...selladoDePrueba(),
      })(),
    ).toMatchObject({ integra: true, fallas: [] });

  it.each([
    ['con todo', LLENO],
    ['con lo indispensable', unParticipante().datos()],
  ])('%s: responde, guarda y anota lo mismo que una transacción', async (_caso, datos) => {
    const suelto = await crear(datos, 'suelto');
    const junto = await crearEnTransaccion(datos, 'junto');
    const sinId = ({ id: _id, ...resto }: object & { id: unknown }) => resto;
    expect(sinId(suelto)).toEqual(sinId(junto));
    expect(Object.keys(suelto)).toEqual(Object.keys(junto));
    expect(await sobre(base.db).obtener(suelto.id)).toEqual(suelto);
    const lineas = await consultar<Record<string, unknown>>(
      base.db,
      sql`select fecha, usuario, accion, entidad, origen, cambios - 0 as cambios, entidad_id::int,
            (cambios -> 0 ->> 'despues')::int as numero from actividad order by id`,
    );
    expect(lineas).toHaveLength(2);
    expect({ ...lineas[0], entidad_id: 0, numero: 0 }).toEqual({ ...lineas[1], entidad_id: 0, numero: 0 });
    expect(lineas.map(({ entidad_id, numero }) => [entidad_id, numero])).toEqual([
      [suelto.id, suelto.id],
      [junto.id, junto.id],
    ]);
    await exigirHistoriaIntegra();
  });

  it.each([
    ['con documento', unParticipante().conDocumento('123').datos()],
    ['sin documento', unParticipante().datos()],
  ])('veinte iguales a la vez, %s, hacen una y todas reciben el mismo texto', async (_caso, datos) => {
    const creados = await Promise.all(Array.from({ length: 20 }, () => crear(datos, 'la misma')));
    expect(new Set(creados.map((creado) => JSON.stringify(creado))).size).toBe(1);
    expect(await contar()).toEqual({ personas: 1, lineas: 1, claves: 1 });
    await exigirHistoriaIntegra();
  });

  it('con otros datos a la vez, la clave sirve a una sola', async () => {
    const intentos = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) =>
        crear(unParticipante().llamado(`Persona ${n}`).datos(), 'la misma'),
      ),
    );
    const negados = intentos.flatMap((intento) => (intento.status === 'rejected' ? [intento.reason] : []));
    expect(negados).toHaveLength(9);
    for (const motivo of negados) expect(motivo).toBeInstanceOf(ErrorClaveReutilizada);
    expect(await contar()).toEqual({ personas: 1, lineas: 1, claves: 1 });
  });

  it('sin clave, dos iguales son dos', async () => {
    await Promise.all([crear(unParticipante().datos()), crear(unParticipante().datos())]);
    expect(await contar()).toEqual({ personas: 2, lineas: 2, claves: 0 });
  });

  it('la que falla no deja persona, línea ni clave, y se puede repetir corregida con la misma', async () => {
    await crear(unParticipante().conDocumento('77').datos(), 'primera');
    const antes = await contar();
    await expect(crear(unParticipante().conDocumento('77').datos(), 'clave')).rejects.toMatchObject({
      codigo: 'DUPLICADO',
    });
    await expect(crear(unParticipante().enSede(999).datos(), 'clave')).rejects.toMatchObject({
      codigo: 'VALIDACION',
    });
    expect(await contar()).toEqual(antes);
    await crear(unParticipante().conDocumento('78').datos(), 'clave');
    expect(await contar()).toEqual({ personas: 2, lineas: 2, claves: 2 });
    await exigirHistoriaIntegra();
  });

  it('muchas distintas a la vez dejan cada una su línea, selladas', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        crear(unParticipante().conDocumento(`D${n}`).datos(), `clave ${n}`),
      ),
    );
    expect(await contar()).toEqual({ personas: 60, lineas: 60, claves: 60 });
    await exigirHistoriaIntegra();
  });
});
