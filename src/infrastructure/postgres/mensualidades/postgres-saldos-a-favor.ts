import { filasDelPagador, type GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import type { Emisor } from '@/domain/mensualidades/emisor';
import {
  type DatosAplicacion,
  type DatosDevolucion,
  movimientoSobre,
  revisarAplicacion,
  revisarDevolucion,
  type SaldoAFavor,
  saldoAFavorDe,
  tomarAFavor,
} from '@/domain/mensualidades/saldo-a-favor';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { clavePagador, juntarPagador } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { agregarAbono, exigirBloqueada } from '@/infrastructure/postgres/mensualidades/escribir-abono';
import { leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import {
  anotarMovimientos,
  bloquearMovimientosDeGente,
  leerMovimientosDeGente,
} from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';

const exigirGente = async (db: Ejecutor, clave: string): Promise<GenteDelPagador> => {
  const gente = await leerGenteDelPagador(db, clave);
  if (!gente) throw errorNoEncontrado('un pagador', clave);
  return gente;
};

const leerSaldo = async (db: Ejecutor, gente: GenteDelPagador): Promise<SaldoAFavor> => {
  const { clave, nombre, documento } = juntarPagador(filasDelPagador(gente));
  const movimientos = await leerMovimientosDeGente(db, gente);
  return { pagador: { clave, nombre, documento }, saldo: saldoAFavorDe(movimientos), movimientos };
};

const aplicar = async (contexto: Contexto, id: Id, datos: DatosAplicacion, emisor: Emisor) => {
  const antes = await exigirBloqueada(contexto, id);
  const gente = await exigirGente(contexto.db, clavePagador(antes));
  const movimientos = await bloquearMovimientosDeGente(contexto.db, gente);
  revisarAplicacion(antes, movimientos, datos);
  const fecha = fechaEnBogota(contexto.reloj.ahora());
  const pago = { fecha, valor: datos.valor, medio: 'SALDO_A_FAVOR' as const, excedente: 0 };
  const { mensualidad, abono } = await agregarAbono(contexto, antes, pago, emisor);
  await anotarMovimientos(
    contexto,
    tomarAFavor(movimientos, datos.valor).map((parte) =>
      movimientoSobre(parte, { tipo: 'APLICACION', fecha, abono_id: abono.id }),
    ),
  );
  return mensualidad;
};

const devolver = async (contexto: Contexto, clave: string, datos: DatosDevolucion): Promise<SaldoAFavor> => {
  const gente = await exigirGente(contexto.db, clave);
  const movimientos = await bloquearMovimientosDeGente(contexto.db, gente);
  revisarDevolucion(movimientos, datos, fechaEnBogota(contexto.reloj.ahora()));
  const { fecha, medio, motivo, referencia = null } = datos;
  await anotarMovimientos(
    contexto,
    tomarAFavor(movimientos, datos.valor).map((parte) =>
      movimientoSobre(parte, { tipo: 'DEVOLUCION', fecha, abono_id: null, medio, motivo, referencia }),
    ),
  );
  return leerSaldo(contexto.db, gente);
};

export const postgresSaldosAFavor = (
  contexto: Contexto,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): SaldosAFavor => ({
  obtener: async (clave) => {
    const gente = await leerGenteDelPagador(contexto.db, clave);
    return gente && leerSaldo(contexto.db, gente);
  },
  aplicar: async (mensualidad, datos, opciones) => {
    const emisor = await fundacion.leer();
    return enTransaccion(contexto, (tx) => {
      const pedido = { mensualidad: String(mensualidad), ...datos };
      return crearUnaVez(tx, { entidad: 'aplicacion-a-favor', datos: pedido, opciones }, () =>
        aplicar(tx, mensualidad, datos, emisor),
      );
    });
  },
  devolver: (clave, datos, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'devolucion', datos: { clave, ...datos }, opciones }, () =>
        devolver(tx, clave, datos),
      ),
    ),
});
