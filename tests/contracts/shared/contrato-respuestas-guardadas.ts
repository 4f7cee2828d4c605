import { describe, expect, it } from 'vitest';
import type { PedidoUnico, Reserva } from '@/application/shared/respuestas-guardadas.port';
import { postgresRespuestasGuardadas } from '@/infrastructure/postgres/shared/postgres-respuestas-guardadas';
import { rechazo } from '../apoyo/rechazo';
import { type AbrirBase, MINUTO, usarTaller } from '../apoyo/taller';

const PEDIDO: PedidoUnico = {
  actor: 1,
  llamada: 'POST /storage/create-folder',
  clave: 'clave-de-prueba',
  cuerpo: { name: 'formatos' },
  vigenciaMs: 60 * MINUTO,
};

const numeroDe = (reserva: Reserva): string => {
  if (!reserva.mia) throw new Error('La llamada ya la había hecho otro');
  return reserva.numero;
};

export const contratoRespuestasGuardadas = (nombre: string, abrir: AbrirBase): void => {
  describe(`RespuestasGuardadas: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const respuestas = () => postgresRespuestasGuardadas(taller().db, taller().reloj);
    const reservar = (cambios: Partial<PedidoUnico> = {}) => respuestas().reservar({ ...PEDIDO, ...cambios });
    const responder = async (respuesta: unknown) =>
      respuestas().guardar(numeroDe(await reservar()), respuesta);

    it('the first call makes it; an equal one gets its answer, as it was', async () => {
      const respuesta = { estado: 201, cuerpo: { nombre: 'Ñandú', nada: null, lista: [1, 'dos'] } };
      await responder(respuesta);
      expect(await reservar()).toEqual({ mia: false, respuesta });
      expect(await reservar()).toEqual({ mia: false, respuesta });
    });

    it('of many at once one makes it, and the others wait for its answer', async () => {
      const enCamino = Array.from({ length: 5 }, () => reservar());
      const primera = await Promise.race(enCamino);
      await respuestas().guardar(numeroDe(primera), 'hecho');
      const todas = await Promise.all(enCamino);
      expect(todas.filter(({ mia }) => mia)).toHaveLength(1);
      expect(todas.filter((una) => !una.mia && una.respuesta === 'hecho')).toHaveLength(4);
    });

    it('refuses the same key with another body, answered or not', async () => {
      const numero = numeroDe(await reservar());
      await rechazo(reservar({ cuerpo: { name: 'otra' } }), 'VALIDACION');
      await respuestas().guardar(numero, 'hecho');
      await rechazo(reservar({ cuerpo: { name: 'otra' } }), 'VALIDACION');
    });

    it('does not mix people, calls nor keys', async () => {
      await responder('hecho');
      for (const cambios of [{ actor: 2 }, { llamada: 'POST /sedes' }, { clave: 'otra-clave' }])
        expect(await reservar(cambios)).toMatchObject({ mia: true });
    });

    it('a call that failed is made again by the next one with its key', async () => {
      await respuestas().soltar(numeroDe(await reservar()));
      expect(await reservar()).toMatchObject({ mia: true });
    });

    it('a call that nobody answered in a minute is taken for dead', async () => {
      await reservar();
      taller().pasarMinutos(2);
      expect(await reservar()).toMatchObject({ mia: true });
    });

    it('an answer is good for as long as the call said', async () => {
      await responder('hecho');
      taller().pasarMinutos(59);
      expect(await reservar()).toMatchObject({ mia: false });
      taller().pasarMinutos(2);
      expect(await reservar()).toMatchObject({ mia: true });
    });
  });
};
