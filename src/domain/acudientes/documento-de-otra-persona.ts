import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mismoId } from '@/domain/shared/id';
import { conOtroNombre, identidadPorDocumento } from '@/domain/shared/pagador';
import { formatearTelefono } from '@/domain/shared/telefono';

type Escrito = Pick<
  Acudiente,
  'id_participante' | 'nombres' | 'apellidos' | 'tipo_documento' | 'numero_documento'
>;

/** A type that nobody wrote may be that of the other. */
const mismoDocumento = (uno: Escrito, otro: Escrito): boolean => {
  const tipo_documento = uno.tipo_documento ?? otro.tipo_documento;
  const deUno = identidadPorDocumento({ ...uno, tipo_documento });
  return (
    deUno !== null &&
    deUno === identidadPorDocumento({ ...otro, tipo_documento: otro.tipo_documento ?? tipo_documento })
  );
};

/** The guardians of other participantes with that document: whoever has it pays with one account (ADR 0061). */
export const conSuDocumento = <T extends Escrito>(escrito: Escrito, guardados: readonly T[]): T[] =>
  guardados.filter(
    (otro) => !mismoId(otro.id_participante, escrito.id_participante) && mismoDocumento(escrito, otro),
  );

/** Who of them is called otherwise: the document may be somebody else's. `null` when nobody, and until a name is written. */
export const deOtroNombre = <T extends Escrito>(escrito: Escrito, guardados: readonly T[]): T | null => {
  const nombre = nombreAcudiente(escrito);
  if (nombre === '') return null;
  const otros = conSuDocumento(escrito, guardados);
  return otros.find((otro) => conOtroNombre([{ nombre }, { nombre: nombreAcudiente(otro) }])) ?? null;
};

type ConTelefono = Escrito & Pick<Acudiente, 'telefono' | 'estado'>;

/**
 * Another card of that person, in force, with another phone: one of the two may be old. Without a name or a phone yet, it is
 * where they can be taken from.
 */
export const suyaConOtroTelefono = <T extends ConTelefono>(
  escrito: Escrito & Pick<Acudiente, 'telefono'>,
  guardados: readonly T[],
): (T & { telefono: string }) | null =>
  deOtroNombre(escrito, guardados)
    ? null
    : (conSuDocumento(escrito, guardados).find(
        (suya): suya is T & { telefono: string } =>
          suya.estado === 'ACTIVO' && suya.telefono !== null && suya.telefono !== escrito.telefono,
      ) ?? null);

export const otroTelefonoEnPalabras = (
  { telefono }: { telefono: string },
  participante: string | null,
): string =>
  `En su ficha de acudiente de ${participante ?? 'otra persona'} el teléfono es ${formatearTelefono(telefono)}.`;

export const documentoAjenoEnPalabras = (otro: Escrito, participante: string | null): string =>
  `Ese documento ya es de ${nombreAcudiente(otro)}, acudiente de ${participante ?? 'otra persona'}. ¿Es la misma persona?`;
