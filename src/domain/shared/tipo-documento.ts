import { leerDocumento } from '@/domain/shared/lectura/leer-documento';

export const TIPOS_DOCUMENTO = ['CC', 'TI', 'CE', 'PPT', 'RC', 'PA', 'SIN_DOCUMENTO'] as const;
export type TipoDocumento = (typeof TIPOS_DOCUMENTO)[number];

export const ETIQUETA_TIPO_DOCUMENTO: Readonly<Record<TipoDocumento, string>> = {
  CC: 'Cédula de ciudadanía',
  TI: 'Tarjeta de identidad',
  CE: 'Cédula de extranjería',
  PPT: 'Permiso por protección temporal',
  RC: 'Registro civil',
  PA: 'Pasaporte',
  SIN_DOCUMENTO: 'Sin documento',
};

const LARGO_HABITUAL: Readonly<Partial<Record<TipoDocumento, readonly [number, number]>>> = {
  CC: [6, 10],
  TI: [10, 11],
  CE: [6, 7],
  PPT: [6, 8],
  RC: [10, 11],
  PA: [5, 12],
};

const TIPOS_DE_CIFRAS: ReadonlySet<TipoDocumento> = new Set(['CC', 'TI', 'CE', 'PPT', 'RC']);

export const SOLO_CIFRAS = 'Escriba solo las cifras del número';

/** Why a number, already in its one form, cannot be of that type; `null` when it can. Without a type, one glued to the number is not part of it. */
export const documentoImposible = (tipo: TipoDocumento | null | undefined, numero: string): string | null => {
  if (tipo ? TIPOS_DE_CIFRAS.has(tipo) && /\D/.test(numero) : /^(?:CC|TI|CE|PPT|RC)\d+$/.test(numero)) {
    return SOLO_CIFRAS;
  }
  return null;
};

/** True when the number is shorter or longer than that document usually is: a warning, never a block. */
export const largoDocumentoInusual = (tipo: TipoDocumento, numero: string): boolean => {
  const rango = LARGO_HABITUAL[tipo];
  const lectura = leerDocumento(numero);
  const largo = 'valor' in lectura ? lectura.valor.length : 0;
  return rango !== undefined && (largo < rango[0] || largo > rango[1]);
};
