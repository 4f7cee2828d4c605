import { NOMBRE_FUNDACION } from './nombre-fundacion';

/** Where a person reaches the foundation. */
export interface Contacto {
  /** As it is read. */
  visible: string;
  /** As a link opens it: `tel:` or `mailto:`. */
  enlace: string;
}

interface Fundacion {
  nombre: string;
  /** For narrow places: the sidebar, the title of the tab. */
  nombreCorto: string;
  /** What it does and where, in one sentence. */
  frase: string;
  ciudades: readonly string[];
  telefono: Contacto;
  correo: Contacto;
  /** Opens a chat with the main line. */
  whatsapp: Contacto;
  /** Founding year, as it is shown. */
  anioFundacion: number;
  /** When somebody answers. */
  disponibilidad: string;
}

/** EXAMPLE DATA. Replace each value with the foundation's own before publishing; nothing here reaches a real person. */
export const FUNDACION: Fundacion = {
  ...NOMBRE_FUNDACION,
  frase:
    'Acompañamos a hombres y mujeres que quieren dejar una adicción, y a sus familias, en Bello y Apartadó.',
  ciudades: ['Bello', 'Apartadó'],
  telefono: { visible: '300 000 0000', enlace: 'tel:+573000000000' },
  correo: { visible: 'info@fundacion.example', enlace: 'mailto:info@fundacion.example' },
  whatsapp: { visible: '300 000 0000', enlace: 'https://wa.me/573000000000' },
  anioFundacion: 2020,
  disponibilidad: '24/7',
};

type NombreRed = 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'whatsapp';

/** Only WhatsApp is live; the others wait for the foundation's own profiles. */
export const REDES: readonly { nombre: string; icono: NombreRed; enlace: string }[] = [
  { nombre: 'Facebook', icono: 'facebook', enlace: 'https://www.facebook.com/' },
  { nombre: 'Instagram', icono: 'instagram', enlace: 'https://www.instagram.com/' },
  { nombre: 'YouTube', icono: 'youtube', enlace: 'https://www.youtube.com/' },
  { nombre: 'TikTok', icono: 'tiktok', enlace: 'https://www.tiktok.com/' },
  { nombre: 'WhatsApp', icono: 'whatsapp', enlace: FUNDACION.whatsapp.enlace },
];
