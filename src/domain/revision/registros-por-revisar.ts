import type { Id } from '@/domain/shared/id';
import { formatearDocumento, leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { formatearTelefono, leerTelefono } from '@/domain/shared/telefono';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';

/** As much of a person as the review looks at. */
export interface PersonaPorRevisar {
  id: Id;
  nombre: string;
  tipo_documento: TipoDocumento | null;
  numero_documento: string | null;
  telefonos: readonly string[];
  archivada: boolean;
  /** What else tells them apart from somebody who has the same: their state, in words. */
  situacion: string;
}

export interface ParticipantePorRevisar extends PersonaPorRevisar {
  /** Whole COP agreed for each month. */
  valor_mensualidad: number | null;
}

export interface AcudientePorRevisar extends PersonaPorRevisar {
  id_participante: Id;
}

/** A fee that counts: neither annulled, nor exonerated, nor archived. */
export interface CobroPorRevisar {
  id: Id;
  /** `Mensualidad de noviembre de 2026`. */
  que: string;
  /** Whose. */
  nombre: string;
  valor: number;
  descuento: number;
  /** Those that are not annulled. */
  abonos: readonly { id: Id; valor: number; recibo: number | null }[];
}

interface SedePorRevisar {
  id: Id;
  nombre: string;
  telefonos: readonly string[];
}

interface AjustesPorRevisar {
  telefonos: readonly string[];
  valor_mensualidad: number | null;
}

/** Everything that is stored, or at least everything that there may be something to say about. */
export interface RegistrosPorRevisar {
  participantes: readonly ParticipantePorRevisar[];
  acudientes: readonly AcudientePorRevisar[];
  cobros: readonly CobroPorRevisar[];
  sedes: readonly SedePorRevisar[];
  ajustes: AjustesPorRevisar;
}

/** Its one form; `null` when it has none. */
export const documentoLeido = (numero: string | null): string | null => {
  const lectura = leerDocumento(numero ?? '');
  return 'valor' in lectura ? lectura.valor : null;
};

export const telefonoLeido = (telefono: string): string | null => {
  const lectura = leerTelefono(telefono);
  return 'valor' in lectura ? lectura.valor : null;
};

/** `CC 1.020.304.050 · 300 123 4567 · Activo`. */
export const senasDe = ({
  tipo_documento,
  numero_documento,
  telefonos,
  situacion,
}: PersonaPorRevisar): string => {
  const leido = documentoLeido(numero_documento);
  const numero = leido === null ? numero_documento : formatearDocumento(leido);
  const documento = numero ? [tipo_documento, numero].filter(Boolean).join(' ') : 'Sin documento';
  return [documento, ...telefonos.slice(0, 1).map(formatearTelefono), situacion].join(' · ');
};
