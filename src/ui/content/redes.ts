import { FUNDACION } from './fundacion';

export type NombreRed = 'facebook' | 'instagram' | 'youtube' | 'tiktok' | 'whatsapp';

/** Only WhatsApp is live; the others wait for the foundation's own profiles. */
export const REDES: readonly { nombre: string; icono: NombreRed; enlace: string }[] = [
  { nombre: 'Facebook', icono: 'facebook', enlace: 'https://www.facebook.com/' },
  { nombre: 'Instagram', icono: 'instagram', enlace: 'https://www.instagram.com/' },
  { nombre: 'YouTube', icono: 'youtube', enlace: 'https://www.youtube.com/' },
  { nombre: 'TikTok', icono: 'tiktok', enlace: 'https://www.tiktok.com/' },
  { nombre: 'WhatsApp', icono: 'whatsapp', enlace: FUNDACION.whatsapp.enlace },
];
