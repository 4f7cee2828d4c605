import type { SedePublicada } from '@/domain/configuracion/configuracion-publica';
import { enlaceLlamada, formatearTelefono } from '@/domain/shared/telefono';
import { renglonesDe } from '@/domain/sitio/texto-en-pagina';
import { SEDES_DE_MUESTRA } from '@/ui/textos/sitio/muestra';
import type { Contacto, Sitio } from '../servicios/sitio';

interface Lugar {
  latitud: number;
  longitud: number;
  /** Only its municipality is known: no mark says that the house is there. */
  aproximado?: true;
}

export interface SedeEnPagina {
  nombre: string;
  /** `null` while it is not published. */
  direccion: string | null;
  telefono: Contacto | null;
  etiquetas: readonly string[];
  /** `null` where nobody knows how to frame it: the map is then searched by its address. */
  lugar: Lugar | null;
}

/** Middle of each municipality that the site names: it moves the map. */
const LUGARES: Readonly<Record<string, Lugar>> = {
  Bello: { latitud: 6.3373, longitud: -75.5579, aproximado: true },
  Apartadó: { latitud: 7.8829, longitud: -76.6257, aproximado: true },
  Medellín: { latitud: 6.2442, longitud: -75.5812, aproximado: true },
};

/** Where the foundation works (specification §2), until it publishes its own houses: nothing else is known of them. */
const POR_PUBLICAR: readonly SedeEnPagina[] = [
  { nombre: 'Bello', etiquetas: ['Hombres', 'Mujeres', 'Internado'] },
  { nombre: 'Apartadó', etiquetas: ['Hombres', 'Mujeres', 'Urabá'] },
  { nombre: 'Medellín', etiquetas: ['Orientación', 'Familias', 'Con cita previa'] },
].map((sede) => ({ ...sede, direccion: null, telefono: null, lugar: LUGARES[sede.nombre] ?? null }));

const llamadaA = (telefono: string): Contacto => ({
  visible: formatearTelefono(telefono),
  enlace: enlaceLlamada(telefono),
});

const DE_MUESTRA: readonly SedeEnPagina[] = POR_PUBLICAR.map((sede) => {
  const muestra = SEDES_DE_MUESTRA[sede.nombre];
  return muestra ? { ...sede, direccion: muestra.direccion, telefono: llamadaA(muestra.telefono) } : sede;
});

const enPagina = ({ nombre, direccion, municipio, telefono }: SedePublicada): SedeEnPagina => ({
  nombre,
  direccion: [direccion, municipio].filter(Boolean).join(', '),
  telefono: telefono ? llamadaA(telefono) : null,
  etiquetas: [],
  lugar: LUGARES[municipio ?? nombre] ?? null,
});

const enElMapa = (lugar: string | null): Lugar | null => {
  const [latitud, longitud] = (lugar ?? '').split(',').map(Number);
  return latitud === undefined || longitud === undefined ? null : { latitud, longitud };
};

/** Those that somebody wrote for the site or, while nobody did, those of their own section. */
export const sedesEnPagina = ({
  sedes,
  contenido,
  muestra,
}: Pick<Sitio, 'sedes' | 'contenido' | 'muestra'>): readonly SedeEnPagina[] => {
  if (contenido.sedes) {
    return contenido.sedes.sedes.map(({ nombre, direccion, telefono, etiquetas, lugar }) => ({
      nombre,
      direccion,
      telefono: { visible: telefono, enlace: enlaceLlamada(telefono) },
      etiquetas: renglonesDe(etiquetas),
      lugar: enElMapa(lugar) ?? LUGARES[nombre] ?? null,
    }));
  }
  if (sedes) return sedes.map(enPagina);
  return muestra ? DE_MUESTRA : POR_PUBLICAR;
};

const enPalabras = new Intl.ListFormat('es', { type: 'conjunction' });

/** 'Bello y Apartadó': the municipalities of its houses, each once; a house written for the site may be named as one. */
export const lugaresDe = ({ sedes }: Pick<Sitio, 'sedes'>): string => {
  if (!sedes) return 'Antioquia: Bello y Apartadó';
  const municipioDe = ({ nombre, municipio }: SedePublicada) =>
    municipio ?? (Object.hasOwn(LUGARES, nombre) ? nombre : []);
  return enPalabras.format(new Set(sedes.flatMap(municipioDe)));
};
