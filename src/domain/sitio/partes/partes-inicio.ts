import type { HojaDeParte } from '@/domain/sitio/campos-sitio';
import { foto, linea, titulo } from './campos-comunes';

/** Of the first page, in its order. */
export const PARTES_DE_INICIO = {
  portada: {
    titulo: 'Portada',
    pagina: 'inicio',
    campos: {
      frase: { tipo: 'linea', etiqueta: 'Primera frase', maximo: 60 },
      frase2: { tipo: 'linea', etiqueta: 'Segunda frase', maximo: 60, opcional: true },
      texto: { tipo: 'parrafos', etiqueta: 'Línea bajo las frases', maximo: 240 },
    },
  },
  vidas: {
    titulo: 'Vidas que Inspiran',
    pagina: 'inicio',
    campos: {
      texto: linea,
      laminas: {
        tipo: 'lista',
        etiqueta: 'Láminas',
        uno: 'lámina',
        minimo: 5,
        maximo: 5,
        de: {
          frase: { tipo: 'linea', etiqueta: 'Frase que queda', maximo: 60 },
          titulo,
          texto: linea,
          foto,
        },
      },
    },
  },
  cifras: {
    titulo: 'Cifras de impacto',
    pagina: 'inicio',
    campos: {
      texto: linea,
      cifras: {
        tipo: 'lista',
        etiqueta: 'Cifras',
        uno: 'cifra',
        minimo: 1,
        maximo: 4,
        de: {
          numero: { tipo: 'numero', etiqueta: 'Número', minimo: 1, maximo: 9_999_999 },
          texto: { tipo: 'linea', etiqueta: 'De qué', maximo: 60 },
        },
      },
    },
  },
  historias: {
    titulo: 'Testimonios y videos',
    pagina: 'inicio',
    ayuda:
      'Solo de quien autorizó por escrito aparecer. Mientras no la escriba, la sección se muestra con dibujos; publicada sin testimonios, no se muestra.',
    campos: {
      texto: linea,
      testimonios: {
        tipo: 'lista',
        etiqueta: 'Testimonios',
        uno: 'testimonio',
        minimo: 0,
        maximo: 4,
        de: {
          titulo,
          nombre: { tipo: 'linea', etiqueta: 'De quién', maximo: 80, opcional: true },
          video: {
            tipo: 'video',
            etiqueta: 'Video de YouTube',
            ayuda: 'Pegue la dirección del video.',
          },
        },
      },
    },
  },
  rasgos: {
    titulo: 'Una manera completa de acompañar',
    pagina: 'inicio',
    campos: {
      tarjetas: {
        tipo: 'lista',
        etiqueta: 'Tarjetas',
        uno: 'tarjeta',
        minimo: 1,
        maximo: 8,
        de: { titulo, texto: linea },
      },
    },
  },
} as const satisfies Record<string, HojaDeParte>;
