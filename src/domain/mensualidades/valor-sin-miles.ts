import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esValorSospechoso } from '@/domain/shared/dinero/valor-sospechoso';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** What an amount that looks typed without its thousands asks. */
export const preguntaSinMiles = (valor: number): string | null =>
  esValorSospechoso(valor) ? `¿Son ${formatearPesos(valor)} y no ${formatearPesos(valor * 1000)}?` : null;

/** The same of a payment; `null` when what is owed is as small. */
export const preguntaPorMiles = (valor: number, saldo: number): string | null =>
  saldo > 0 && !esValorSospechoso(saldo) ? preguntaSinMiles(valor) : null;

/** Throws VALIDACION until somebody says that an amount that small is right: `confirmado` is the one they said. */
export const exigirValorConfirmado = (
  { valor, confirmado }: { valor: number; confirmado: string },
  saldo: number,
): void => {
  if (confirmado === String(valor) || preguntaPorMiles(valor, saldo) === null) return;
  throw errorValidacion('Revise los campos señalados', {
    valor_confirmado: 'Confirme que el valor es ese, o corríjalo',
  });
};
