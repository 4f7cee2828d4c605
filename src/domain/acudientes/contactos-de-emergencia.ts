import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_PARENTESCO } from '@/domain/acudientes/opciones-acudiente';
import { formatearTelefono } from '@/domain/shared/telefono';

/** Whom to call first: the guardians marked so, but for those who no longer answer for the person. */
export const contactosDeEmergencia = (acudientes: readonly Acudiente[]): Acudiente[] =>
  acudientes.filter(
    ({ es_emergencia, estado, archivado_en }) =>
      es_emergencia && estado === 'ACTIVO' && archivado_en === null,
  );

/** `Óscar Ríos · Hermano o hermana`. */
export const nombreYParentesco = (acudiente: Acudiente): string => {
  const { parentesco } = acudiente;
  return [nombreAcudiente(acudiente), parentesco && ETIQUETA_PARENTESCO[parentesco]]
    .filter(Boolean)
    .join(' · ');
};

/** On paper, those marked and whatever was noted; `null` for nobody. */
export const emergenciaEnPalabras = (
  acudientes: readonly Acudiente[],
  anotado: string | null,
): string | null => {
  const marcados = contactosDeEmergencia(acudientes).map((a) =>
    [nombreYParentesco(a), a.telefono && formatearTelefono(a.telefono)].filter(Boolean).join(' · '),
  );
  return [...marcados, anotado].filter(Boolean).join('; ') || null;
};
