import { filasDelPagador, type GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import {
  movimientoSobre,
  revisarAplicacion,
  revisarDevolucion,
  type SaldoAFavor,
  saldoAFavorDe,
  tomarAFavor,
} from '@/domain/mensualidades/saldo-a-favor';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { clavePagador, juntarPagador } from '@/domain/shared/pagador';
import type { BaseMemoria } from '../shared/base-memoria';
import { crearUnaVez } from '../shared/una-vez';
import { agregarAbono, anotarMovimientos, exigirMensualidad } from './escribir-abono';
import { genteDelPagador, movimientosDeGente } from './gente-del-pagador';

export const crearInMemorySaldosAFavor = (
  base: BaseMemoria,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): SaldosAFavor => {
  const unaVez = crearUnaVez();

  const exigirGente = (clave: string): GenteDelPagador => {
    const gente = genteDelPagador(base, clave);
    if (!gente) throw errorNoEncontrado('un pagador', clave);
    return gente;
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
    aplicar: async (id, datos, opciones) => {
      const emisor = await fundacion.leer();
      return unaVez(opciones, { id, ...datos }, () => {
        const antes = exigirMensualidad(base, id);
        const movimientos = movimientosDeGente(base, exigirGente(clavePagador(antes)));
        revisarAplicacion(antes, movimientos, datos);
        const fecha = base.hoy();
        const pago = { fecha, valor: datos.valor, medio: 'SALDO_A_FAVOR' as const, excedente: 0 };
        const { mensualidad, abono } = agregarAbono(base, antes, pago, emisor);
        const partes = tomarAFavor(movimientos, datos.valor).map((parte) =>
          movimientoSobre(parte, { tipo: 'APLICACION', fecha, abono_id: abono.id }),
        );
        anotarMovimientos(base, partes, [abono]);
        return mensualidad;
      });
    },
    devolver: async (clave, datos, opciones) =>
      unaVez(opciones, { clave, ...datos }, () => {
        const gente = exigirGente(clave);
        const movimientos = movimientosDeGente(base, gente);
        revisarDevolucion(movimientos, datos, base.hoy());
        const { fecha, medio, motivo, referencia = null } = datos;
        const partes = tomarAFavor(movimientos, datos.valor).map((parte) =>
          movimientoSobre(parte, { tipo: 'DEVOLUCION', fecha, abono_id: null, medio, motivo, referencia }),
        );
        anotarMovimientos(base, partes, []);
        return saldoDeGente(gente);
      }),
  };
};
