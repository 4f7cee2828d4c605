import { edadEn, esFechaCalendario, type FechaCalendario } from '@/domain/shared/fechas';
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

/** What is longer is a text. */
const LARGO_DE_TITULO = 200;

const EN_PARENTESIS = /\(([^)]*)\)/;
const ENTRE_TIPOS = /\s*(?:[/,-]|(?<=\s)[oy](?=\s))\s*/i;

/** `C.C / T.I.`, `Cédula o tarjeta de identidad`, `Documento (CC/TI)`: the age says which of them. */
export const esTituloDeCcOTi = (escrito: string): boolean => {
  const titulo = escrito.slice(0, LARGO_DE_TITULO);
  return [titulo, EN_PARENTESIS.exec(titulo)?.[1] ?? ''].some((texto) => {
    const tipos = new Set(texto.split(ENTRE_TIPOS).map(tipoDelTitulo));
    return tipos.has('CC') && tipos.has('TI') && (tipos.size === 2 || (tipos.size === 3 && tipos.has('RC')));
  });
};

const DESDE_TARJETA = 7;
const DESDE_CEDULA = 18;

/** Of two that a title says, the one of their age; nobody knows it of whoever has no birth date, or is too small for both. */
export const tipoPorEdad = (nacimiento: unknown, hoy: FechaCalendario): TipoDocumento | null => {
  if (typeof nacimiento !== 'string' || !esFechaCalendario(nacimiento)) return null;
  const edad = edadEn(nacimiento, hoy);
  if (edad >= DESDE_CEDULA) return 'CC';
  return edad >= DESDE_TARJETA ? 'TI' : null;
};
