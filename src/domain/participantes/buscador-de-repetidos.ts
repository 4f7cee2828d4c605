import type { Participante } from '@/domain/participantes/participante';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { normalizarTelefono } from '@/domain/shared/telefono';
import { plegar } from '@/domain/shared/textos';

export type Identificable = {
  [K in 'nombre' | 'telefono' | 'tipo_documento' | 'numero_documento']?: Participante[K];
};

/** Records from before there was one form may be written with dots: they are compared in it too. */
const documentoDe = ({ tipo_documento, numero_documento }: Identificable): string | null => {
  if (!tipo_documento || !numero_documento) return null;
  const lectura = leerDocumento(numero_documento);
  return `${tipo_documento} ${'valor' in lectura ? lectura.valor : numero_documento}`;
};

export const claveDeNombre = ({ nombre, telefono }: Identificable): string =>
  `${plegar(nombre ?? '')}|${normalizarTelefono(telefono ?? '')}`;

const palabrasDe = (nombre: string): readonly string[] =>
  plegar(nombre)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** `Ana R.` leaves a surname in its initial. */
const coinciden = (una: string, otra: string): boolean =>
  una === otra || (Math.min(una.length, otra.length) === 1 && una[0] === otra[0]);

/**
 * Whether two names cannot be those of one person: `Ana Ríos` is `RÍOS MESA, Ana`, and brothers share their surnames. With the
 * same document, one of the two has that of the other.
 */
export const esOtraPersona = (nombre: string, otro: string): boolean => {
  const [menos, mas] = [palabrasDe(nombre), palabrasDe(otro)].sort((a, b) => a.length - b.length);
  return !menos?.every((palabra) => mas?.some((otra) => coinciden(palabra, otra)));
};

/**
 * Knows people by their document or, when it does not tell them apart, by name and phone. Two people of one name and
 * phone with different documents are two people. `T` is what `buscar` answers of the one it found first.
 */
export const crearBuscadorDeRepetidos = <T>() => {
  const porDocumento = new Map<string, T>();
  const porNombre = new Map<string, { documento: string | null; quien: T }[]>();
  return {
    agregar: (persona: Identificable, quien: T): void => {
      const documento = documentoDe(persona);
      if (documento !== null && !porDocumento.has(documento)) porDocumento.set(documento, quien);
      const clave = claveDeNombre(persona);
      porNombre.set(clave, [...(porNombre.get(clave) ?? []), { documento, quien }]);
    },
    buscar: (persona: Identificable): T | undefined => {
      const documento = documentoDe(persona);
      const igual = documento === null ? undefined : porDocumento.get(documento);
      if (igual !== undefined) return igual;
      return porNombre
        .get(claveDeNombre(persona))
        ?.find((otra) => documento === null || otra.documento === null)?.quien;
    },
  };
};
