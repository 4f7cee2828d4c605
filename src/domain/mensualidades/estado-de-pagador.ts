import { type EstadoDeCuenta, esquemaEstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { entero, leido, leidoCon, listaLeida } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { conOtroNombre, type FilaPagadora, juntarPagador } from '@/domain/shared/pagador';
import { z } from '@/domain/shared/zod';

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** What somebody pays for one participante: only the fees that are theirs to pay. */
const esquemaCuenta = z.extend(esquemaEstadoDeCuenta, {
  /** Whether they may be told of it. */
  informado: leidoCon(z.boolean(), false),
});
export type CuentaDePagador = z.output<typeof esquemaCuenta>;

/** One of the rows in which a person is written. */
const esquemaFicha = z.object({ clave: z.string(), nombre: z.string() });
export type FichaDePagador = z.output<typeof esquemaFicha>;

/** Every row in which they are written, when not all say the same name: they may be two people. Otherwise, none. */
export const fichasConOtroNombre = (filas: readonly FilaPagadora[]): FichaDePagador[] =>
  conOtroNombre(filas) ? filas.map((fila) => ({ clave: clavePagador(fila), nombre: fila.nombre })) : [];

/** The same as a service answers it. */
export const esquemaFichas = () => listaLeida(esquemaFicha);

/** What a person was charged, paid and owes for everybody they pay for; amounts in whole COP. */
export const esquemaEstadoDePagador = z.object({
  pagador: z.object({
    clave: z.string(),
    nombre: leidoCon(z.string(), ''),
    documento: leido(z.string()),
    telefono: leido(z.string()),
  }),
  fichas: esquemaFichas(),
  fecha: fecha(),
  /** One for each participante, by name. */
  cuentas: listaLeida(esquemaCuenta),
  facturado: monto(),
  abonado: monto(),
  saldo: monto(),
  vencido: monto(),
  /** What they have in their favour: apart from what they owe, and never taken from it. */
  a_favor: monto(),
});
export type EstadoDePagador = z.output<typeof esquemaEstadoDePagador>;

type Cuenta = EstadoDeCuenta & { informado: boolean };

const total = (cuentas: readonly Cuenta[], campo: 'facturado' | 'abonado' | 'saldo' | 'vencido'): number =>
  cuentas.reduce((suma, cuenta) => suma + cuenta[campo], 0);

export const armarEstadoDePagador = (
  filas: readonly FilaPagadora[],
  cuentas: readonly Cuenta[],
  a_favor: number,
  hoy: FechaCalendario,
): EstadoDePagador => {
  const { clave, nombre, documento, telefono } = juntarPagador(filas);
  return {
    pagador: { clave, nombre, documento, telefono },
    fichas: fichasConOtroNombre(filas),
    fecha: hoy,
    cuentas: [...cuentas],
    facturado: total(cuentas, 'facturado'),
    abonado: total(cuentas, 'abonado'),
    saldo: total(cuentas, 'saldo'),
    vencido: total(cuentas, 'vencido'),
    a_favor,
  };
};
