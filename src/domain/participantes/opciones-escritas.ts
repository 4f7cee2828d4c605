import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ETIQUETA_TIPO_EGRESO,
} from '@/domain/participantes/opciones-participante';
import { type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { claveDeOpcion, crearLectorDeOpcion, enumerarOpciones } from '@/domain/shared/lectura/leer-opcion';

/** The lists of a participante in the words that people put in a spreadsheet. A word that may mean two things is in none. */
export const leerEstadoEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_ESTADO_PARTICIPANTE,
  sinonimos: {
    PREINGRESO: ['preingresado', 'preingresada', 'por ingresar', 'en espera', 'lista de espera'],
    ACTIVO: ['activa', 'interno', 'interna', 'en tratamiento', 'vigente'],
    CON_PERMISO: ['en permiso', 'permiso', 'salió con permiso', 'salida con permiso'],
    EGRESADO: ['egresada', 'egreso', 'salió', 'se fue', 'retirado', 'retirada', 'se retiró'],
  },
});

export const leerProgramaEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_PROGRAMA,
  sinonimos: { FAMILIAR: ['familia', 'familias'], REINSERCION: ['reinserción social'] },
});

export const leerFaseEscrita = crearLectorDeOpcion({
  etiquetas: ETIQUETA_FASE,
  sinonimos: { PROCESO: ['en proceso'] },
});

export const leerTipoEgresoEscrito = crearLectorDeOpcion({
  etiquetas: ETIQUETA_TIPO_EGRESO,
  sinonimos: {
    PROCESO_TERMINADO: ['terminado', 'terminó', 'terminó el proceso', 'proceso culminado', 'culminado'],
    RETIRO_VOLUNTARIO: ['voluntario'],
    REMISION: ['remitido', 'remitida'],
    FALLECIMIENTO: ['fallecido', 'fallecida', 'falleció'],
  },
});

const leerAreaClara = crearLectorDeOpcion({
  etiquetas: ETIQUETA_AREA,
  sinonimos: {
    HOMBRES: ['hombre', 'masculino', 'masculinos', 'varón', 'varones', 'H'],
    MUJERES: ['mujer', 'femenino', 'femenina', 'femeninas', 'F'],
  },
});

/** `M` is masculino beside an F and mujer beside an H. */
const areaDeLaM = (columna: readonly string[]): Area | null => {
  const letras = new Set(columna.map(claveDeOpcion));
  if (letras.has('f') === letras.has('h')) return null;
  return letras.has('f') ? 'HOMBRES' : 'MUJERES';
};

/** The rest of its column tells what an `M` stands for; when it does not, nobody does. */
export const crearLectorDeArea = (columna: readonly string[]): ((texto: string) => Lectura<Area>) => {
  const m = areaDeLaM(columna);
  const ambigua: Lectura<Area> = m
    ? { valor: m }
    : { rechazo: `Puede ser masculino o mujer; escriba ${enumerarOpciones(Object.values(ETIQUETA_AREA))}` };
  return (texto) => (claveDeOpcion(texto) === 'm' ? ambigua : leerAreaClara(texto));
};
