import { estaCerrado, mesEnTitulo } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { analizar } from '@/domain/shared/analizar';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { texto } from '@/domain/shared/esquemas';
import { dinero } from '@/domain/shared/esquemas-tecleados';
import type { Periodo } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** Body of POST /mensualidades/{id}/ajustes: what is no longer owed of a fee whose month is closed, and why. */
export const esquemaAjuste = z.strictObject({ valor: dinero(1), motivo: texto(3, 200) });
export type DatosAjuste = z.output<typeof esquemaAjuste>;

/** Throws VALIDACION. */
export const validarAjuste = (entrada: unknown): DatosAjuste => analizar(esquemaAjuste, entrada);

/** A fee of an open month is corrected itself. Throws VALIDACION or CONFLICTO. */
export const revisarAjuste = (
  mensualidad: Mensualidad,
  { valor }: DatosAjuste,
  ultimo: Periodo | null,
): void => {
  const { periodo } = mensualidad;
  if (!estaCerrado(ultimo, periodo)) {
    const mensaje = `${periodo === null ? 'Esta mensualidad no es de un mes cerrado' : `${mesEnTitulo(periodo)} está abierto`}: edite la mensualidad`;
    throw errorConflicto(mensaje, { valor: mensaje });
  }
  const saldo = saldoDe(mensualidad);
  const pagada = 'Esta mensualidad no tiene saldo: anule antes el abono que sobra';
  if (saldo === 0) throw errorConflicto(pagada, { valor: pagada });
  if (valor > saldo)
    throw errorValidacion('Revise los campos señalados', {
      valor: `El ajuste no puede superar el saldo de ${formatearPesos(saldo)}`,
    });
};
