import type { FormatoEnLista } from '@/domain/formatos/formato';
import { agruparVersiones } from '@/domain/formatos/versiones-formato';

/** Beyond what is of the admission or of privacy, what is also agreed on the first day. */
const TAMBIEN = new Set(['REGLAMENTO', 'ACUERDO_PAGO']);

/** The papers of an admission: those in force, in the order in which they are read and signed. */
export const paqueteDeIngreso = (formatos: readonly FormatoEnLista[]): FormatoEnLista[] =>
  agruparVersiones(formatos)
    .map(({ actual }) => actual)
    .filter(
      ({ estado, categoria, codigo }) =>
        estado === 'VIGENTE' &&
        (categoria === 'INGRESO' || categoria === 'PRIVACIDAD' || TAMBIEN.has(codigo)),
    );
