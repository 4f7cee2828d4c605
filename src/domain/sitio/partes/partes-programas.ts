import type { HojaDeParte } from '@/domain/sitio/campos-sitio';
import { foto, introduccion, linea, titulo } from './campos-comunes';

/** Of /programs, in its order. */
export const PARTES_DE_PROGRAMAS = {
  programas: {
    titulo: 'Programas',
    pagina: 'programas',
    campos: {
      introduccion,
      programas: {
        tipo: 'lista',
        etiqueta: 'Programas',
        uno: 'programa',
        minimo: 3,
        maximo: 3,
        de: {
          pestana: { tipo: 'linea', etiqueta: 'Nombre en la pestaña', maximo: 20 },
          titulo,
          subtitulo: { tipo: 'linea', etiqueta: 'Subtítulo', maximo: 90 },
          descripcion: { tipo: 'parrafos', etiqueta: 'Descripción', maximo: 900 },
          caracteristicas: {
            tipo: 'renglones',
            etiqueta: 'Qué incluye',
            ayuda: 'Una cosa por renglón.',
            maximo: 140,
            cuantos: 12,
          },
          duracion: { tipo: 'linea', etiqueta: 'Duración', maximo: 40 },
          capacidad: { tipo: 'linea', etiqueta: 'Capacidad', maximo: 40 },
          precio: {
            tipo: 'linea',
            etiqueta: 'Valor',
            ayuda: 'Vacío, no se muestra.',
            maximo: 60,
            opcional: true,
          },
          foto,
        },
      },
    },
  },
  enfoques: {
    titulo: 'Cómo trabajamos',
    pagina: 'programas',
    campos: {
      cientifico: { tipo: 'parrafos', etiqueta: 'Enfoque científico', maximo: 240 },
      metodosCientificos: {
        tipo: 'lista',
        etiqueta: 'Métodos del enfoque científico',
        uno: 'método',
        minimo: 1,
        maximo: 8,
        de: { nombre: titulo, detalle: linea },
      },
      espiritual: { tipo: 'parrafos', etiqueta: 'Enfoque espiritual', maximo: 240 },
      metodosEspirituales: {
        tipo: 'lista',
        etiqueta: 'Métodos del enfoque espiritual',
        uno: 'método',
        minimo: 1,
        maximo: 8,
        de: { nombre: titulo, detalle: linea },
      },
    },
  },
  familias: {
    titulo: 'Preguntas de las familias',
    pagina: 'programas',
    ayuda: 'Cómo se ingresa, cuánto cuesta, qué llevar, quién autoriza. Sin preguntas, no se muestra.',
    campos: {
      preguntas: {
        tipo: 'lista',
        etiqueta: 'Preguntas',
        uno: 'pregunta',
        minimo: 0,
        maximo: 12,
        de: {
          pregunta: { tipo: 'linea', etiqueta: 'Pregunta', maximo: 140 },
          respuesta: { tipo: 'parrafos', etiqueta: 'Respuesta', maximo: 1200 },
        },
      },
    },
  },
} as const satisfies Record<string, HojaDeParte>;
