import type { HojaDeParte } from '@/domain/sitio/campos-sitio';

const titulo = { tipo: 'linea', etiqueta: 'Título', maximo: 90 } as const;
const linea = { tipo: 'parrafos', etiqueta: 'Texto', maximo: 400 } as const;
const parrafo = { tipo: 'parrafos', etiqueta: 'Texto', maximo: 900 } as const;
const introduccion = {
  tipo: 'parrafos',
  etiqueta: 'Línea bajo el título de la página',
  maximo: 240,
} as const;
const foto = { tipo: 'foto', etiqueta: 'Foto', opcional: true } as const;
const telefono = { tipo: 'telefono', etiqueta: 'Teléfono' } as const;
/**
 * Everything of the public site that is edited, in the order of its pages: the one sheet from which the schema, the forms,
 * the words of the history and the types are made. A part that nobody has written is what the product ships.
 */
export const PARTES_DEL_SITIO = {
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
    ayuda: 'Solo de quien autorizó por escrito aparecer. Sin testimonios, la sección no se muestra.',
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
    ayuda: 'También en Contacto, con su mapa. Sin escribir, se muestran las de la sección Sedes.',
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
