import type { Sitio } from '../servicios/sitio';

/** What search engines and shared links show of a page. */
export interface MetadatosDePagina {
  /** Path of the one address that counts for this content. */
  ruta: string;
  /** Without the name of the foundation, which every title has. */
  titulo: string;
  descripcion: string;
  /** The same without promising that somebody answers at any hour. */
  descripcionConHorario?: string;
  claves: readonly string[];
}

const COMUNES = ['rehabilitación', 'adicciones', 'fundación cristiana', 'Bello', 'Apartadó', 'Antioquia'];

export const PAGINAS = {
  inicio: {
    ruta: '/',
    titulo: 'Rehabilitación de adicciones en Antioquia',
    descripcion:
      'Programas de rehabilitación y desintoxicación con apoyo psicológico y espiritual en Bello y Apartadó. Atención 24/7 para usted y su familia.',
    descripcionConHorario:
      'Programas de rehabilitación y desintoxicación con apoyo psicológico y espiritual en Bello y Apartadó, para usted y su familia.',
    claves: [...COMUNES, 'desintoxicación', 'centro de rehabilitación'],
  },
  nosotros: {
    ruta: '/about',
    titulo: 'Nosotros',
    descripcion:
      'Quiénes somos, cómo trabajamos, nuestras sedes, el equipo, la historia y los valores que nos guían.',
    claves: [...COMUNES, 'equipo', 'historia', 'logoterapia'],
  },
  programas: {
    ruta: '/programs',
    titulo: 'Programas',
    descripcion:
      'Internado, apoyo familiar y reinserción social: qué incluye cada programa, cuánto dura y a quién recibe.',
    claves: [...COMUNES, 'internado', 'programa familiar', 'reinserción social'],
  },
  contacto: {
    ruta: '/contact',
    titulo: 'Contacto',
    descripcion:
      'Llámenos o escríbanos por WhatsApp a cualquier hora. Teléfonos, correos, sedes y líneas de ayuda en crisis.',
    descripcionConHorario:
      'Llámenos o escríbanos por WhatsApp. Teléfonos, correos, sedes y líneas de ayuda en crisis.',
    claves: [...COMUNES, 'contacto', 'ayuda en crisis', 'WhatsApp'],
  },
  donaciones: {
    ruta: '/donate',
    titulo: 'Donaciones',
    descripcion:
      'Su aporte sostiene el proceso de quien no puede pagarlo. Done por billetera móvil o cuenta de ahorros.',
    claves: [...COMUNES, 'donar', 'donaciones', 'Nequi'],
  },
  cuentas: {
    ruta: '/cuentas',
    titulo: 'Cuentas',
    descripcion:
      'Cuentas bancarias oficiales de la fundación, por servicio y por destino. Copie el número y verifíquelo aquí.',
    claves: [...COMUNES, 'cuentas bancarias', 'pagos'],
  },
  politica: {
    ruta: '/politica-de-datos',
    titulo: 'Política de datos',
    descripcion: 'Cómo cuidamos los datos personales y qué derechos le da la Ley 1581 de 2012.',
    claves: [...COMUNES, 'protección de datos', 'Ley 1581'],
  },
} as const satisfies Record<string, MetadatosDePagina>;

/** What a page says of itself, without contradicting when the foundation answers. */
export const descripcionDe = (
  { descripcion, descripcionConHorario }: MetadatosDePagina,
  { atiendeSiempre }: Pick<Sitio, 'atiendeSiempre'>,
): string => (atiendeSiempre ? descripcion : (descripcionConHorario ?? descripcion));

/** Where the site says it is, for local search. */
export const UBICACION_GEOGRAFICA = {
  region: 'CO-ANT',
  lugar: 'Bello, Antioquia, Colombia',
  latitud: 6.3373,
  longitud: -75.5579,
} as const;
