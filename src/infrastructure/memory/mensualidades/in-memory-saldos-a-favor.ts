import { filasDelPagador, type GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { exigirDevolucionVigente } from '@/domain/mensualidades/anular-devolucion';
import { type SaldoAFavor, saldoAFavorDe } from '@/domain/mensualidades/saldo-a-favor';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { mismoId } from '@/domain/shared/id';
import { juntarPagador } from '@/domain/shared/pagador';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { genteDelPagador, movimientosDeGente } from './gente';
import { agregarAbono, anotarMovimientos, exigirMensualidad, exigirSede } from './in-memory-libro-de-abonos';

export const crearInMemorySaldosAFavor = (
  base: BaseMemoria,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): SaldosAFavor => {
  const unaVez = crearUnaVez();

  const exigirGente = (clave: string): GenteDelPagador => {
    return encontrado(genteDelPagador(base, clave), 'un pagador', clave);
  };
  const saldoDeGente = (gente: GenteDelPagador): SaldoAFavor => {
    const { clave, nombre, documento } = juntarPagador(filasDelPagador(gente));
    const movimientos = movimientosDeGente(base, gente);
    return { pagador: { clave, nombre, documento }, saldo: saldoAFavorDe(movimientos), movimientos };
  };

  return {
    obtener: async (clave) => {
      const gente = genteDelPagador(base, clave);
      return gente && saldoDeGente(gente);
    },
    aplicar: async (id, datos, decidir, opciones) => {
      const emisor = await fundacion.leer();
      return unaVez(opciones, { id, ...datos }, () => {
        const antes = exigirMensualidad(base, id);
        const movimientos = movimientosDeGente(base, exigirGente(clavePagador(antes)));
        return agregarAbono(base, antes, decidir(antes, movimientos), emisor);
      });
    },
    devolver: async (clave, datos, decidir, opciones) =>
      unaVez(opciones, { clave, ...datos }, () => {
        const gente = exigirGente(clave);
        anotarMovimientos(base, decidir(movimientosDeGente(base, gente)), []);
        return saldoDeGente(gente);
      }),
    anularDevolucion: async (clave, devolucion, motivo, decidir, opciones) =>
      unaVez(opciones, { clave, devolucion, motivo }, () => {
        const gente = exigirGente(clave);
        anotarMovimientos(base, decidir(movimientosDeGente(base, gente)), []);
        return saldoDeGente(gente);
      }),
    cambiarSede: async (clave, devolucion, sede, revisar, opciones) =>
      unaVez(opciones, { clave, devolucion, sede }, () => {
        const gente = exigirGente(clave);
        const partes = exigirDevolucionVigente(movimientosDeGente(base, gente), devolucion);
        for (const antes of partes) revisar(antes);
        for (const antes of partes) {
          const despues = { ...antes, sede_id: exigirSede(base, sede) };
          const lugar = base.movimientosAFavor.findIndex(({ id }) => mismoId(id, antes.id));
          base.movimientosAFavor[lugar] = despues;
          base.anotar('saldo_a_favor', antes.id, { accion: 'ACTUALIZAR', antes, despues });
        }
        return saldoDeGente(gente);
      }),
  };
};
