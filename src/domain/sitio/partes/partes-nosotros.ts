import type { HojaDeParte } from '@/domain/sitio/campos-sitio';
import { foto, introduccion, linea, parrafo, telefono, titulo } from './campos-comunes';

/** Of /about, in its order. */
export const PARTES_DE_NOSOTROS = {
  nosotros: {
    titulo: 'Presentación',
    pagina: 'nosotros',
    campos: { introduccion, titulo, texto: { ...parrafo, maximo: 2000 }, foto },
  },
  metodos: {
    titulo: 'Métodos',
    pagina: 'nosotros',
    campos: {
      texto: linea,
      metodos: {
        tipo: 'lista',
        etiqueta: 'Métodos',
        uno: 'método',
        minimo: 1,
        maximo: 6,
        de: { titulo, texto: linea },
      },
    },
  },
  sedes: {
    titulo: 'Sedes, direcciones y mapas',
    pagina: 'nosotros',
    ayuda:
      'También en Contacto, con su teléfono y su mapa. Al escribirlas, el sitio muestra solo estas; sin escribir, las de la sección Sedes.',
    campos: {
      sedes: {
        tipo: 'lista',
        etiqueta: 'Sedes',
        uno: 'sede',
        minimo: 0,
        maximo: 8,
        de: {
          nombre: { tipo: 'linea', etiqueta: 'Nombre', maximo: 60 },
          direccion: { tipo: 'linea', etiqueta: 'Dirección', maximo: 160 },
          telefono,
          etiquetas: {
            tipo: 'renglones',
            etiqueta: 'A quién atiende',
            ayuda: 'Una por renglón: Hombres, Mujeres, Familias.',
            maximo: 30,
            cuantos: 6,
          },
          lugar: {
            tipo: 'lugar',
            etiqueta: 'Lugar en el mapa',
            ayuda: 'Pegue la dirección que da el mapa, o la latitud y la longitud: 6.3373, -75.5579.',
            opcional: true,
          },
        },
      },
    },
  },
  equipo: {
    titulo: 'Equipo',
    pagina: 'nosotros',
    ayuda: 'Sin integrantes, la sección no se muestra.',
    campos: {
      texto: linea,
      integrantes: {
        tipo: 'lista',
        etiqueta: 'Integrantes',
        uno: 'integrante',
        minimo: 0,
        maximo: 24,
        de: {
          rol: { tipo: 'linea', etiqueta: 'Cargo', maximo: 80 },
          nombre: { tipo: 'linea', etiqueta: 'Nombre', maximo: 80, opcional: true },
          especialidad: { tipo: 'linea', etiqueta: 'Especialidad', maximo: 120, opcional: true },
          correo: { tipo: 'correo', etiqueta: 'Correo', opcional: true },
          foto,
        },
      },
    },
  },
  historia: {
    titulo: 'Historia',
    pagina: 'nosotros',
    campos: {
      bloques: {
        tipo: 'lista',
        etiqueta: 'Bloques',
        uno: 'bloque',
        minimo: 1,
        maximo: 4,
        de: { titulo, texto: parrafo },
      },
      foto,
    },
  },
  valores: {
    titulo: 'Lo que nos guía',
    pagina: 'nosotros',
    campos: {
      valores: {
        tipo: 'lista',
        etiqueta: 'Valores',
        uno: 'valor',
        minimo: 1,
        maximo: 9,
        de: { nombre: { tipo: 'linea', etiqueta: 'Nombre', maximo: 40 }, texto: linea },
      },
    },
  },
} as const satisfies Record<string, HojaDeParte>;
