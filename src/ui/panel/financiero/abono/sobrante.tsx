import { Box } from '@chakra-ui/react/box';
import { useEffect } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { VALOR_MAXIMO } from '@/domain/shared/esquemas-tecleados';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { Notice } from '@/ui/shared/notice';
import type { ValoresAbono } from './valores-abono';

/** Of an amount that no payment takes, nothing: it is refused as a whole, and once. */
export const sobranteDe = (valor: ValoresAbono['valor'], saldo: number): number =>
  typeof valor === 'number' && valor > saldo && valor <= VALOR_MAXIMO ? valor - saldo : 0;

/** Throws VALIDACION until what is left over is confirmed: said in the box that does it, and not beside the amount. */
export const exigirSobranteConfirmado = (
  { valor, a_favor }: Pick<ValoresAbono, 'valor' | 'a_favor'>,
  saldo: number,
): void => {
  const sobra = sobranteDe(valor, saldo);
  if (sobra === 0 || a_favor === sobra) return;
  throw errorValidacion('Revise los campos señalados', {
    a_favor: 'Marque esta casilla para dejar lo que sobra a favor, o corrija el valor',
  });
};

/** Offers to keep what is left over of a payment, and does so only when somebody says it. */
export function Sobrante({ saldo, pagador }: { saldo: number; pagador: string }) {
  const { trigger, formState } = useFormContext<ValoresAbono>();
  const { field, fieldState } = useController<ValoresAbono, 'a_favor'>({ name: 'a_favor' });
  const valor = useWatch<ValoresAbono, 'valor'>({ name: 'valor' });
  const sobra = sobranteDe(valor, saldo);
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an amount that is corrected answers the complaint too.
  useEffect(() => {
    if (isSubmitted) void trigger('a_favor');
  }, [sobra]);
  if (sobra === 0) return null;
  const { error } = fieldState;
  return (
    <Notice tone="warning" role="status">
      <CheckboxField
        id={idCampo('a_favor')}
        name={field.name}
        ref={field.ref}
        label={`Sobran ${formatearPesos(sobra)}: quedan como saldo a favor de ${pagador}`}
        help={
          error ? (
            <Box as="span" color="error.fg" fontWeight="medium">
              {error.message}
            </Box>
          ) : (
            'El recibo dice cuánto paga la mensualidad y cuánto queda a favor. Después se aplica a otra mensualidad o se devuelve.'
          )
        }
        aria-invalid={error ? true : undefined}
        checked={field.value === sobra}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.checked ? sobra : null)}
      />
    </Notice>
  );
}
