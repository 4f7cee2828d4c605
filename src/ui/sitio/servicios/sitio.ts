import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';
import type { ConfiguracionPublica, SedePublicada } from '@/domain/configuracion/configuracion-publica';
import { CUENTAS_DE_MUESTRA, DONACIONES_DE_MUESTRA } from '@/domain/configuracion/cuentas-de-muestra';
import type { Identidad, Logo, Red } from '@/domain/configuracion/identidad';
import { nombreCortoDe } from '@/domain/configuracion/nombre-corto';
import { NOMBRE_SIN_DECIR } from '@/domain/shared/constantes';
import { enlaceLlamada, enlaceWhatsApp, formatearTelefono } from '@/domain/shared/telefono';
import { enMitadDeFrase } from '@/domain/shared/textos';
import type { ContenidoSitio } from '@/domain/sitio/contenido-sitio';
import type { PoliticaPublicada } from '@/domain/sitio/sitio-guardado';
import { CONTACTO_DE_MUESTRA } from '@/ui/textos/sitio/muestra';

/** Where a person reaches the foundation. */
export interface Contacto {
  /** As it is read. */
  visible: string;
  /** As a link opens it. */
  enlace: string;
}

export interface LineaDeContacto extends Contacto {
  etiqueta: string;
}

interface RedSocial {
  nombre: string;
  icono: Red | 'whatsapp';
  enlace: string;
}

/** Every way to reach it. */
export interface Canales {
  telefono: Contacto | null;
  whatsapp: Contacto | null;
  correo: Contacto | null;
  /** The main line, another one, those of the houses and, where it is another number, that of the chats. */
  telefonos: readonly LineaDeContacto[];
  redes: readonly RedSocial[];
}

/** What is shown in its place, and said to be an example, while nobody has said whose the site is. */
export interface Muestra {
  canales: Canales;
  cuentas: boolean;
  donaciones: boolean;
}

/** All that a public page says of the foundation, ready to be shown. What it has not published is `null` or absent. */
export interface Sitio extends Canales, Pick<ConfiguracionPublica, 'cuentas' | 'donaciones'> {
  /** Nobody has said yet whose this site is. */
  enPreparacion: boolean;
  nombre: string;
  nombreCorto: string;
  /** What it does and where, in one sentence. */
  frase: string;
  nit: string | null;
  anioFundacion: number | null;
  /** When somebody answers, as a sentence goes on with it. */
  disponibilidad: string;
  /** At any hour: what promises it is said only then. */
  atiendeSiempre: boolean;
  /** `null` once the foundation has a name, and while nobody knows what it publishes. */
  muestra: Muestra | null;
  /** `null` until the foundation has a name; then those that receive people, perhaps none. */
  sedes: readonly SedePublicada[] | null;
  logo: Logo | null;
  /** What was edited of the pages; a part that is not there is what the product ships. */
  contenido: ContenidoSitio;
  /** The policies that were in force, the present one last. */
  politicas: readonly PoliticaPublicada[];
  /** Nobody but whoever edits it sees this page. */
  vistaPrevia: boolean;
}

/** What somebody edited of the pages. */
export type DeLasPaginas = Pick<DatosIncrustados, 'sitio' | 'vistaPrevia'>;
type Publicado = ConfiguracionPublica & DeLasPaginas;

/** What the product says of any foundation. */
const DE_CUALQUIERA = {
  frase: 'Acompañamos a hombres y mujeres que quieren dejar una adicción, y a sus familias.',
  disponibilidad: '24/7',
  atiendeSiempre: true,
} as const;

const NOMBRE_DE_RED: Readonly<Record<Red, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
};

const llamada = (telefono: string | null): Contacto | null =>
  telefono ? { visible: formatearTelefono(telefono), enlace: enlaceLlamada(telefono) } : null;

// An address may carry what a link would read as more than an address.
export const enlaceCorreo = (correo: string): string =>
  `mailto:${encodeURIComponent(correo).replace('%40', '@')}`;

/** A line that nobody named for it is the main one, when it can have chats. */
const chat = ({ whatsapp, telefono }: Pick<Identidad, 'whatsapp' | 'telefono'>): Contacto | null => {
  const numero = whatsapp ?? telefono;
  const enlace = numero && enlaceWhatsApp(numero);
  return numero && enlace ? { visible: formatearTelefono(numero), enlace } : null;
};

/** For whoever has to write the number down, or cannot open the link where they are. */
const lineaDeChat = ({ whatsapp, telefono }: Identidad, conversacion: Contacto | null): LineaDeContacto[] =>
  conversacion && whatsapp && whatsapp !== telefono ? [{ etiqueta: 'WhatsApp', ...conversacion }] : [];

const lineas = (
  { telefono, telefono_alterno }: Identidad,
  sedes: readonly SedePublicada[],
): LineaDeContacto[] => {
  const candidatas = [
    ['Línea principal', telefono],
    ['Otra línea', telefono_alterno],
    ...sedes.map((sede) => [`Sede ${sede.nombre}`, sede.telefono] as const),
  ] as const;
  return candidatas.flatMap(([etiqueta, numero]) => {
    const contacto = llamada(numero);
    return contacto ? [{ etiqueta, ...contacto }] : [];
  });
};

const redesDe = (identidad: Pick<Identidad, Red>, whatsapp: Contacto | null): RedSocial[] => {
  const perfiles = (Object.keys(NOMBRE_DE_RED) as Red[]).flatMap((red) => {
    const enlace = identidad[red];
    return enlace ? [{ nombre: NOMBRE_DE_RED[red], icono: red, enlace }] : [];
  });
  return whatsapp
    ? [...perfiles, { nombre: 'WhatsApp', icono: 'whatsapp', enlace: whatsapp.enlace }]
    : perfiles;
};

const EN_PREPARACION = {
  ...DE_CUALQUIERA,
  enPreparacion: true,
  muestra: null,
  nombre: NOMBRE_SIN_DECIR,
  nombreCorto: NOMBRE_SIN_DECIR,
  nit: null,
  // What the specification shows (section 1) until the foundation says its own.
  anioFundacion: 2020,
  telefono: null,
  whatsapp: null,
  correo: null,
  telefonos: [],
  redes: [],
  sedes: null,
  logo: null,
} as const;

const canalesDeMuestra = (): Canales => {
  const { telefono, correo, telefonos, redes } = CONTACTO_DE_MUESTRA;
  const whatsapp = chat({ telefono, whatsapp: null });
  return {
    telefono: llamada(telefono),
    whatsapp,
    correo: { visible: correo, enlace: enlaceCorreo(correo) },
    telefonos: telefonos.map(({ etiqueta, numero }) => ({
      etiqueta,
      visible: formatearTelefono(numero),
      enlace: enlaceLlamada(numero),
    })),
    redes: redesDe(redes, whatsapp),
  };
};

/** The service says that nobody has given it a name: each thing has its place, with examples where there is nothing. */
const sinNombre = ({ cuentas, donaciones }: ConfiguracionPublica) => ({
  ...EN_PREPARACION,
  cuentas: cuentas ?? [...CUENTAS_DE_MUESTRA],
  donaciones: donaciones ?? DONACIONES_DE_MUESTRA,
  muestra: { canales: canalesDeMuestra(), cuentas: !cuentas, donaciones: !donaciones },
});

/** `datos` is what is published; `null` when nobody knows it, though what its pages say may be known. */
export const sitioDe = (datos: Publicado | null, paginas: DeLasPaginas | null = datos): Sitio => {
  const deSusPaginas = {
    contenido: paginas?.sitio?.contenido ?? {},
    politicas: paginas?.sitio?.politicas ?? [],
    vistaPrevia: paginas?.vistaPrevia === true,
  };
  if (!datos) return { ...EN_PREPARACION, ...deSusPaginas, cuentas: null, donaciones: null };
  const { cuentas, donaciones, identidad, sedes } = datos;
  if (!identidad) return { ...sinNombre(datos), ...deSusPaginas };
  const { nombre, nit, anio_fundacion, correo, logo } = identidad;
  const whatsapp = chat(identidad);
  const disponibilidad = identidad.disponibilidad ?? DE_CUALQUIERA.disponibilidad;
  return {
    enPreparacion: false,
    muestra: null,
    nombre,
    nombreCorto: nombreCortoDe(identidad),
    frase: identidad.frase ?? DE_CUALQUIERA.frase,
    nit,
    anioFundacion: anio_fundacion,
    disponibilidad: enMitadDeFrase(disponibilidad),
    atiendeSiempre: disponibilidad === DE_CUALQUIERA.disponibilidad,
    telefono: llamada(identidad.telefono),
    whatsapp,
    correo: correo ? { visible: correo, enlace: enlaceCorreo(correo) } : null,
    telefonos: [...lineas(identidad, sedes), ...lineaDeChat(identidad, whatsapp)],
    redes: redesDe(identidad, whatsapp),
    sedes,
    logo,
    cuentas,
    donaciones,
    ...deSusPaginas,
  };
};
