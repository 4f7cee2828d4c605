import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { ValoresAbono } from './valores-abono';

/**
 * Somebody else may pay while the form is open: the value that was proposed follows the saldo, what was typed stays.
 * Answers what to say when it is no longer the one the form opened with.
 */
export const useSaldoFresco = (
  { getFieldState, resetField }: UseFormReturn<ValoresAbono>,
  saldo: number,
): string | null => {
  const alAbrir = useRef(saldo);
  const antes = useRef(saldo);
  useEffect(() => {
    if (antes.current === saldo) return;
    antes.current = saldo;
    if (!getFieldState('valor').isDirty) resetField('valor', { defaultValue: saldo });
  }, [saldo, getFieldState, resetField]);
  if (saldo === alAbrir.current) return null;
  return `El saldo cambió mientras tanto: era de ${formatearPesos(alAbrir.current)} y ahora es de ${formatearPesos(saldo)}.`;
};
