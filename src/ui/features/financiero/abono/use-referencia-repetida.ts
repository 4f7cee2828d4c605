import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { AYUDANTE_BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import { useDebouncedCallback } from '@/ui/shared/use-debounced-callback';
import { usePanel } from '../../shared/panel/use-panel';
import { consultaReferencia } from '../financiero.queries';

const describir = ({ recibo, participante_nombre }: AbonoEnLista): string =>
  [recibo && `recibo ${recibo}`, participante_nombre].filter(Boolean).join(', ');

/** Says when a live abono already carries the reference that is being typed. It warns and never blocks. */
export const useReferenciaRepetida = (referencia: string): string | undefined => {
  const { servicios } = usePanel();
  const [quieta, setQuieta] = useState('');
  const { call } = useDebouncedCallback(setQuieta, AYUDANTE_BUSQUEDA_DEBOUNCE_MS);
  useEffect(() => call(referencia.trim()), [call, referencia]);
  const { data } = useQuery(consultaReferencia(servicios, quieta));
  const primero = data?.datos[0];
  if (!primero || quieta !== referencia.trim()) return undefined;
  return `Esta referencia ya está en otro abono (${describir(primero)}). Verifique que no sea el mismo pago.`;
};
