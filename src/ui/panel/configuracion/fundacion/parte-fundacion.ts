import { COLORES_DE_MARCA } from '@/domain/configuracion/identidad';
import { NOMBRE_DE_COLOR } from '@/ui/tema/colores-de-marca';
import type { ParteConfiguracion } from '../parte-configuracion';

const ETIQUETAS = {
  nombre: 'Nombre de la fundación',
  nombre_corto: 'Nombre corto',
  nit: 'NIT',
  frase: 'Qué hace y dónde, en una frase',
  anio_fundacion: 'Año de fundación',
  telefono: 'Teléfono principal',
  telefono_alterno: 'Otro teléfono',
  whatsapp: 'WhatsApp',
  correo: 'Correo',
  disponibilidad: 'Cuándo atienden',
  direccion: 'Dirección',
  municipio: 'Municipio',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  color: 'Color',
} as const;

export type ValoresFundacion = Record<keyof typeof ETIQUETAS, string>;

const VACIO = 'Sin dato';

/** The product's own colour is the first one. */
const [COLOR_DEL_PRODUCTO] = COLORES_DE_MARCA;

const nombreDeColor = (valor: unknown): string | null => {
  const color = COLORES_DE_MARCA.find((uno) => uno === valor);
  return color ? NOMBRE_DE_COLOR[color] : null;
};

export const PARTE_FUNDACION: ParteConfiguracion<ValoresFundacion> = {
  etiquetas: ETIQUETAS,
  aValores: (c) => ({
    nombre: c.nombre ?? '',
    nombre_corto: c.nombre_corto ?? '',
    nit: c.nit ?? '',
    frase: c.frase ?? '',
    anio_fundacion: c.anio_fundacion === null ? '' : String(c.anio_fundacion),
    telefono: c.telefono ?? '',
    telefono_alterno: c.telefono_alterno ?? '',
    whatsapp: c.whatsapp ?? '',
    correo: c.correo ?? '',
    disponibilidad: c.disponibilidad ?? '',
    direccion: c.direccion ?? '',
    municipio: c.municipio ?? '',
    facebook: c.facebook ?? '',
    instagram: c.instagram ?? '',
    youtube: c.youtube ?? '',
    tiktok: c.tiktok ?? '',
    color: c.color ?? COLOR_DEL_PRODUCTO,
  }),
  enPalabras: (valor) => (valor === '' ? VACIO : (nombreDeColor(valor) ?? String(valor))),
};
