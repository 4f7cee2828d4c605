import { useFormContext, useWatch } from 'react-hook-form';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { Notice } from '@/ui/shared/notice';
import type { ValoresAbono } from './valores-abono';

export const sobranteDe = (valor: ValoresAbono['valor'], saldo: number): number =>
  typeof valor === 'number' && valor > saldo ? valor - saldo : 0;

/** What the service is told: the excess counts only while it is the amount that was confirmed. */
export const aDatosAbono = (
  { a_favor, ...valores }: Omit<ValoresAbono, 'fecha_confirmada'>,
  saldo: number,
) => {
  const sobra = sobranteDe(valores.valor, saldo);
  return sobra > 0 && a_favor === sobra ? { ...valores, a_favor: sobra } : valores;
};

/** Offers to keep what is left over of a payment, and does so only when somebody says it. */
export function Sobrante({ saldo, pagador }: { saldo: number; pagador: string }) {
  const { setValue, trigger, formState } = useFormContext<ValoresAbono>();
  const { valor, a_favor } = useWatch<ValoresAbono>() as ValoresAbono;
  const sobra = sobranteDe(valor, saldo);
  if (sobra === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <CheckboxField
        label={`Sobran ${formatearPesos(sobra)}: quedan como saldo a favor de ${pagador}`}
        help="El recibo dice cuánto paga la mensualidad y cuánto queda a favor. Después se aplica a otra mensualidad o se devuelve."
        checked={a_favor === sobra}
        onChange={({ target }) => {
          setValue('a_favor', target.checked ? sobra : null, { shouldDirty: true });
          // The complaint beside the amount is about this very choice.
          if (formState.isSubmitted) void trigger();
        }}
      />
    </Notice>
  );
}
