import { filasDelPagador, type GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { SaldosAFavor } from '@/application/mensualidades/saldos-a-favor.port';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import { exigirDevolucionVigente } from '@/domain/mensualidades/anular-devolucion';
import { type SaldoAFavor, saldoAFavorDe } from '@/domain/mensualidades/saldo-a-favor';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { juntarPagador } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { agregarAbono, exigirBloqueada } from '@/infrastructure/postgres/mensualidades/escribir-abono';
import { leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import {
  anotarMovimientos,
  bloquearMovimientosDeGente,
  leerMovimientosDeGente,
  moverDevolucion,
} from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { leerEjemplos } from '@/infrastructure/postgres/shared/leer-ejemplos';

const exigirGente = async (db: Ejecutor, clave: string): Promise<GenteDelPagador> => {
  return encontrado(await leerGenteDelPagador(db, clave), 'un pagador', clave);
};

const leerSaldo = async (db: Ejecutor, gente: GenteDelPagador): Promise<SaldoAFavor> => {
  const { clave, nombre, documento } = juntarPagador(filasDelPagador(gente));
  const movimientos = await leerMovimientosDeGente(db, gente);
  return { pagador: { clave, nombre, documento }, saldo: saldoAFavorDe(movimientos), movimientos };
};

export const postgresSaldosAFavor = (
  contexto: Contexto,
  fundacion: Pick<FundacionEmisora, 'leer'>,
): SaldosAFavor => ({
  obtener: async (clave) => {
    const gente = await leerGenteDelPagador(contexto.db, clave);
    return gente && leerSaldo(contexto.db, gente);
  },
  aplicar: async (mensualidad, datos, decidir, opciones) => {
    const emisor = await fundacion.leer();
    return enTransaccion(contexto, (tx) => {
      const pedido = { mensualidad: String(mensualidad), ...datos };
      return crearUnaVez(tx, { entidad: 'aplicacion-a-favor', datos: pedido, opciones }, async () => {
        const antes = await exigirBloqueada(tx, mensualidad);
        const gente = await exigirGente(tx.db, clavePagador(antes));
        const movimientos = await bloquearMovimientosDeGente(tx.db, gente);
        const decidido = decidir(antes, movimientos, await leerEjemplos(tx.db));
        return agregarAbono(tx, antes, decidido, emisor);
      });
    });
  },
  devolver: (clave, datos, decidir, opciones) =>
    enTransaccion(contexto, (tx) =>
      crearUnaVez(tx, { entidad: 'devolucion', datos: { clave, ...datos }, opciones }, async () => {
        const gente = await exigirGente(tx.db, clave);
        await anotarMovimientos(tx, decidir(await bloquearMovimientosDeGente(tx.db, gente)));
        return leerSaldo(tx.db, gente);
      }),
    ),
  anularDevolucion: (clave, devolucion, motivo, decidir, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { clave, devolucion: String(devolucion), motivo };
      return crearUnaVez(tx, { entidad: 'anulacion-de-devolucion', datos, opciones }, async () => {
        const gente = await exigirGente(tx.db, clave);
        await anotarMovimientos(tx, decidir(await bloquearMovimientosDeGente(tx.db, gente)));
        return leerSaldo(tx.db, gente);
      });
    }),
  cambiarSede: (clave, devolucion, sede, revisar, opciones) =>
    enTransaccion(contexto, (tx) => {
      const datos = { clave, devolucion: String(devolucion), sede: String(sede) };
      return crearUnaVez(tx, { entidad: 'sede-de-devolucion', datos, opciones }, async () => {
        const gente = await exigirGente(tx.db, clave);
        const partes = exigirDevolucionVigente(await bloquearMovimientosDeGente(tx.db, gente), devolucion);
        for (const antes of partes) {
          revisar(antes);
          await moverDevolucion(tx, antes, sede);
        }
        return leerSaldo(tx.db, gente);
      });
    }),
});
