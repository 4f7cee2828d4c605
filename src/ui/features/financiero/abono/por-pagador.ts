import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { clavePagador } from '@/domain/shared/pagador';

export interface PorPagador {
  clave: string;
  nombre: string;
  documento: string | null;
  saldo: number;
  mensualidades: readonly MensualidadEnLista[];
}

const identidadDe = (m: MensualidadEnLista): string => m.pagador_documento ?? clavePagadorDe(m);

const clavePagadorDe = ({ id_acudiente, participante_id }: MensualidadEnLista): string =>
  clavePagador({ id_acudiente, participante_id: id_acudiente === null ? participante_id : null });

/** What is owed, together by the person who pays it, in the order of their first row. */
export const porPagador = (filas: readonly MensualidadEnLista[]): PorPagador[] => {
  const grupos = new Map<string, MensualidadEnLista[]>();
  for (const fila of filas) grupos.set(identidadDe(fila), [...(grupos.get(identidadDe(fila)) ?? []), fila]);
  return [...grupos.values()].flatMap((mensualidades) => {
    const [primera] = mensualidades;
    if (!primera) return [];
    return [
      {
        clave: clavePagadorDe(primera),
        nombre: primera.pagador_nombre ?? primera.participante_nombre ?? 'Sin nombre',
        documento: primera.id_acudiente === null ? null : primera.pagador_documento,
        saldo: mensualidades.reduce((suma, { saldo }) => suma + saldo, 0),
        mensualidades,
      },
    ];
  });
};
