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
