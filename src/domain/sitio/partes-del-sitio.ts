import type { HojaDeParte } from '@/domain/sitio/campos-sitio';
import { foto, introduccion, parrafo, telefono, titulo } from './partes/campos-comunes';
import { PARTES_DE_INICIO } from './partes/partes-inicio';
import { PARTES_DE_NOSOTROS } from './partes/partes-nosotros';
import { PARTES_DE_PROGRAMAS } from './partes/partes-programas';

/**
 * Everything of the public site that is edited, in the order of its pages: the one sheet from which the schema, the forms,
 * the words of the history and the types are made. A part that nobody has written is what the product ships.
 */
export const PARTES_DEL_SITIO = {
  ...PARTES_DE_INICIO,
  ...PARTES_DE_NOSOTROS,
  ...PARTES_DE_PROGRAMAS,
  crisis: {
    titulo: 'Líneas de crisis',
    pagina: 'contacto',
    ayuda: 'Llame a cada línea antes de escribir la fecha.',
    campos: {
      consejos: {
        tipo: 'renglones',
        etiqueta: 'Qué hacer primero',
        ayuda: 'Un consejo por renglón.',
        maximo: 200,
        cuantos: 8,
      },
      lineas: {
        tipo: 'lista',
        etiqueta: 'Líneas',
        uno: 'línea',
        minimo: 1,
        maximo: 10,
        de: { nombre: { tipo: 'linea', etiqueta: 'De quién', maximo: 80 }, telefono },
      },
      verificadas: { tipo: 'fecha', etiqueta: 'Fecha en que se comprobaron' },
    },
  },
  contacto: {
    titulo: 'Teléfonos y correos',
    pagina: 'contacto',
    ayuda: 'Además de los principales, que están en Configuración.',
    campos: {
      introduccion,
      telefonos: {
        tipo: 'lista',
        etiqueta: 'Otros teléfonos',
        uno: 'teléfono',
        minimo: 0,
        maximo: 8,
        de: { nombre: { tipo: 'linea', etiqueta: 'De quién', maximo: 80 }, telefono },
      },
      correos: {
        tipo: 'lista',
        etiqueta: 'Otros correos',
        uno: 'correo',
        minimo: 0,
        maximo: 8,
        de: {
          nombre: { tipo: 'linea', etiqueta: 'De quién', maximo: 80 },
          correo: { tipo: 'correo', etiqueta: 'Correo' },
        },
      },
    },
  },
  donaciones: {
    titulo: 'Textos de donaciones',
    pagina: 'donaciones',
    ayuda: 'Las cuentas y la billetera están en Configuración.',
    campos: {
      introduccion,
      destinos: {
        tipo: 'renglones',
        etiqueta: 'A dónde llega su ayuda',
        ayuda: 'Un destino por renglón.',
        maximo: 140,
        cuantos: 8,
      },
      foto,
    },
  },
  politica: {
    titulo: 'Política de datos',
    pagina: 'politica',
    ayuda: 'Al publicar un cambio queda con número y fecha, y la anterior se puede seguir leyendo.',
    campos: {
      secciones: {
        tipo: 'lista',
        etiqueta: 'Secciones',
        uno: 'sección',
        minimo: 1,
        maximo: 20,
        de: { titulo, texto: { ...parrafo, maximo: 3000 } },
      },
    },
  },
} as const satisfies Record<string, HojaDeParte>;

export type ParteDelSitio = keyof typeof PARTES_DEL_SITIO;
export const CLAVES_DE_PARTES = Object.keys(PARTES_DEL_SITIO) as readonly ParteDelSitio[];

/** Its sheet, without the detail of which part it is. */
export const hojaDe = (parte: ParteDelSitio): HojaDeParte => PARTES_DEL_SITIO[parte];

export const esParteDelSitio = (nombre: string): nombre is ParteDelSitio =>
  Object.hasOwn(PARTES_DEL_SITIO, nombre);
