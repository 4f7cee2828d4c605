import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ErrorDemasiadosIntentos } from '@/application/sesion/freno-de-intentos';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresFrenoIntentos } from '@/infrastructure/postgres/sesion/postgres-freno-intentos';
import { rechazo } from '../apoyo/rechazo';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const MAXIMO = 3;

export const contratoFrenoIntentos = (nombre: string, abrir: AbrirBase): void => {
  describe(`FrenoIntentos: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const freno = () => postgresFrenoIntentos(taller().db, taller().reloj);
    const contar = (...claves: string[]) =>
      freno().contar(claves.map((clave) => ({ clave, maximo: MAXIMO })));
    const agotar = async (clave: string) => {
      for (let intento = 0; intento < MAXIMO; intento += 1) await contar(clave);
    };

    it('lets as many through as the maximum, and not one more', async () => {
      await agotar('cuenta:ana');
      const error = await rechazo(contar('cuenta:ana'), 'DEMASIADOS_INTENTOS');
      expect(error).toBeInstanceOf(ErrorDemasiadosIntentos);
      expect((error as ErrorDemasiadosIntentos).esperaSegundos).toBe(15 * 60);
    });

    it('counts each key apart', async () => {
      await agotar('cuenta:ana');
      await expect(contar('cuenta:rut')).resolves.toBeTypeOf('function');
    });

    it('many at once do not slip through', async () => {
      const intentos = await Promise.allSettled(Array.from({ length: 8 }, () => contar('cuenta:ana')));
      expect(intentos.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAXIMO);
    });

    it('the same keys asked for in another order at once wait for each other, and both end', async () => {
      const intentos = await Promise.allSettled([contar('a', 'b'), contar('b', 'a'), contar('a', 'b')]);
      expect(intentos.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    });

    it('counts nothing when any of the keys is full', async () => {
      await agotar('direccion:10.0.0.7');
      for (let intento = 0; intento < 2; intento += 1)
        await rechazo(contar('cuenta:rut', 'direccion:10.0.0.7'), 'DEMASIADOS_INTENTOS');
      await agotar('cuenta:rut');
      await rechazo(contar('cuenta:rut'), 'DEMASIADOS_INTENTOS');
    });

    it('takes back an attempt that was not a failure', async () => {
      await contar('cuenta:ana');
      await contar('cuenta:ana');
      await (await contar('cuenta:ana'))();
      await contar('cuenta:ana');
      await rechazo(contar('cuenta:ana'), 'DEMASIADOS_INTENTOS');
    });

    it('each attempt is forgotten a quarter of an hour after it was made, and the wait says when', async () => {
      await contar('cuenta:ana');
      taller().pasarMinutos(5);
      await contar('cuenta:ana');
      await contar('cuenta:ana');
      const error = await rechazo(contar('cuenta:ana'), 'DEMASIADOS_INTENTOS');
      expect((error as ErrorDemasiadosIntentos).esperaSegundos).toBe(10 * 60);
      taller().pasarMinutos(10);
      await contar('cuenta:ana');
      await rechazo(contar('cuenta:ana'), 'DEMASIADOS_INTENTOS');
    });

    it('forgets a key when asked, and only that one', async () => {
      await agotar('cuenta:ana');
      await agotar('cuenta:rut');
      await freno().olvidar('cuenta:ana');
      await freno().olvidar('cuenta:nadie');
      await expect(contar('cuenta:ana')).resolves.toBeTypeOf('function');
      await rechazo(contar('cuenta:rut'), 'DEMASIADOS_INTENTOS');
    });

    it('knows where somebody came in, for ninety days after the last time', async () => {
      expect(await freno().conoce('ana en 10.0.0.7')).toBe(false);
      await freno().reconocer('ana en 10.0.0.7');
      taller().pasarMinutos(60 * 24 * 89);
      expect(await freno().conoce('ana en 10.0.0.7')).toBe(true);
      expect(await freno().conoce('ana en 10.0.0.8')).toBe(false);
      await freno().reconocer('ana en 10.0.0.7');
      taller().pasarMinutos(60 * 24 * 89);
      expect(await freno().conoce('ana en 10.0.0.7')).toBe(true);
      taller().pasarMinutos(60 * 24);
      expect(await freno().conoce('ana en 10.0.0.7')).toBe(false);
    });

    it('keeps no key as it was typed: people type passwords in the e-mail field', async () => {
      await contar('cuenta:mi clave secreta');
      await freno().reconocer('mi clave secreta en 10.0.0.7');
      const filas = await consultar(
        taller().db,
        sql`select row_to_json(i)::text as fila from intentos_acceso i
            union all select row_to_json(a)::text from accesos_conocidos a`,
      );
      expect(filas).toHaveLength(2);
      expect(JSON.stringify(filas)).not.toContain('secreta');
    });
  });
};
