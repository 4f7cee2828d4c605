import type { PersonaPorRevisar } from '@/domain/revision/registros-por-revisar';
import { formatearDocumento, leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { formatearTelefono, leerTelefono } from '@/domain/shared/telefono';

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
