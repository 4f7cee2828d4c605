import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';

/** Marked as who pays, and still answering for the person. */
export const esPagador = ({
  es_responsable_pago,
  estado,
  archivado_en,
}: Pick<Acudiente, 'es_responsable_pago' | 'estado' | 'archivado_en'>): boolean =>
  es_responsable_pago && estado === 'ACTIVO' && archivado_en === null;

export interface Destinatario {
  clave: string;
  nombre: string;
  telefono: string;
}

/**
 * Who may be told what is owed: those who pay, all of them; when no guardian does, the person themself. Nobody else in
 * the family, even when nobody who pays can be reached.
 */
export const destinatariosDeCobro = (
  acudientes: readonly Acudiente[],
  participante: { nombre: string; telefono: string | null },
): Destinatario[] => {
  const pagan = acudientes.filter(esPagador);
  const personas =
    pagan.length > 0
      ? pagan.map((a) => ({ clave: `acudiente-${a.id}`, nombre: nombreAcudiente(a), telefono: a.telefono }))
      : [{ clave: 'participante', nombre: participante.nombre, telefono: participante.telefono }];
  return personas.flatMap(({ telefono, ...quien }) => (telefono ? [{ ...quien, telefono }] : []));
};
