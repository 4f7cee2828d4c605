import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { ETIQUETA_TIPO_DOCUMENTO, type TipoDocumento } from '@/domain/shared/tipo-documento';

/** The types as people write them in a list. */
export const PERMITIDAS_TIPO_DOCUMENTO = [
  'CC',
  'TI',
  'CE',
  'PPT',
  'RC',
  'PA',
  ETIQUETA_TIPO_DOCUMENTO.SIN_DOCUMENTO,
] as const;

export const leerTipoDocumentoEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_TIPO_DOCUMENTO,
  sinonimos: {
    CC: ['cédula', 'ced'],
    TI: ['tarjeta'],
    CE: ['extranjería'],
    PPT: ['PT', 'permiso de protección', 'permiso temporal'],
    RC: ['registro', 'registro civil de nacimiento', 'NUIP'],
    SIN_DOCUMENTO: ['no tiene', 'no tiene documento', 'indocumentado', 'indocumentada'],
  },
  permitidas: PERMITIDAS_TIPO_DOCUMENTO,
});

const tipoEscrito = (texto: string): TipoDocumento | null => {
  const lectura = leerTipoDocumentoEscrito(texto);
  return 'valor' in lectura ? lectura.valor : null;
};

/** `No. de cédula`, `Cédula del acudiente` -> CC: whose it is does not change what it is. */
export const tipoDelTitulo = (titulo: string): TipoDocumento | null =>
  tipoEscrito(
    titulo
      .replace(/^\s*(?:n[uú]mero|n[uú]m|nro|no|n)\b/i, '')
      .replace(/\b(?:acudiente|participante|familiar|responsable)\s*$/i, ''),
  );

/** `CC 1.020.304.050` -> CC. Letters that are part of the number, as in a passport, are no type. */
export const tipoDelNumero = (escrito: string, numero: unknown): TipoDocumento | null =>
  /^\d+$/.test(String(numero)) ? tipoEscrito(escrito.replace(/\d.*/s, '')) : null;
