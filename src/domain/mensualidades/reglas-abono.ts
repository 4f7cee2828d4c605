import { MEDIOS_PAGO, type Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { analizar } from '@/domain/shared/analizar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { entero, fecha, opcional, texto, unoDe, VALOR_MAXIMO } from '@/domain/shared/esquemas';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** Body of POST /mensualidades/{id}/abonos. */
export const esquemaDatosAbono = z.strictObject({
  fecha: fecha(),
  valor: entero(1, VALOR_MAXIMO),
  medio: unoDe(MEDIOS_PAGO),
  referencia: opcional(texto(1, 80)),
});
export type DatosAbono = z.output<typeof esquemaDatosAbono>;

/** Throws VALIDACION. */
export const validarDatosAbono = (entrada: unknown): DatosAbono => analizar(esquemaDatosAbono, entrada);

/** Checks an abono against the fee it pays. Throws VALIDACION or CONFLICTO. */
export const revisarAbono = (mensualidad: Mensualidad, abono: DatosAbono, hoy: FechaCalendario): void => {
  const saldo = saldoDe(mensualidad);
  if (saldo === 0) throw errorConflicto('Esta mensualidad no tiene saldo por pagar');
  const campos: Record<string, string> = {};
  if (abono.fecha > hoy) campos.fecha = 'La fecha del abono no puede ser futura';
  if (abono.valor > saldo) campos.valor = `El abono no puede superar el saldo de ${formatearPesos(saldo)}`;
  if (abono.medio !== 'EFECTIVO' && !abono.referencia) campos.referencia = 'Escriba la referencia del pago';
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};
