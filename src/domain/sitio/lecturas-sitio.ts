import type { Lectura } from '@/domain/shared/lectura/lectura';

const ID_DE_VIDEO = /^[\w-]{11}$/;

/** Neither a user, nor a port, nor anything but https. */
const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(\/[^\s<>"'\\]*)$/i;

interface Direccion {
  anfitrion: string;
  resto: string;
}

const leerHttps = (texto: string): Direccion | null => {
  const hallada = HTTPS.exec(texto);
  return hallada && { anfitrion: String(hallada[1]).toLowerCase(), resto: String(hallada[2]) };
};

const idEn = ({ anfitrion, resto }: Direccion): string | undefined => {
  const corto = anfitrion.replace(/^(?:www|m)\./, '');
  if (corto === 'youtu.be') return /^\/([\w-]{11})(?:[?#]|$)/.exec(resto)?.[1];
  if (corto !== 'youtube.com' && corto !== 'youtube-nocookie.com') return undefined;
  return (
    /^\/(?:embed|shorts|live)\/([\w-]{11})(?:[/?#]|$)/.exec(resto)?.[1] ??
    /^\/watch\?(?:[^#]*&)?v=([\w-]{11})(?:[&#]|$)/.exec(resto)?.[1]
  );
};

/** The eleven characters by which YouTube names a video, alone or in any of its addresses. */
export const leerVideo = (texto: string): Lectura<string> => {
  const limpio = texto.trim();
  if (ID_DE_VIDEO.test(limpio)) return { valor: limpio };
  const en = leerHttps(limpio);
  const id = en ? idEn(en) : undefined;
  return id
    ? { valor: id }
    : { rechazo: 'Pegue la dirección del video en YouTube, por ejemplo https://youtu.be/…' };
};

const GRADOS = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;
const GRADOS_SOLOS = new RegExp(String.raw`^${GRADOS}[,;\s]+${GRADOS}$`);
const MAPAS = /(?:^|\.)(?:google\.com|google\.com\.co|openstreetmap\.org)$/;
const EN_UN_MAPA: readonly RegExp[] = [
  new RegExp(`[@=]${GRADOS}(?:,|%2C)${GRADOS}`, 'i'),
  new RegExp(`mlat=${GRADOS}&mlon=${GRADOS}`),
  new RegExp(String.raw`#map=\d+/${GRADOS}/${GRADOS}`),
];

const formasDe = (en: Direccion | null): readonly RegExp[] => {
  if (!en) return [GRADOS_SOLOS];
  return MAPAS.test(en.anfitrion) ? EN_UN_MAPA : [];
};

/** `latitud,longitud`, from that or from the address of a place in a map. */
export const leerLugar = (texto: string): Lectura<string> => {
  const limpio = texto.trim();
  const halladas = formasDe(leerHttps(limpio)).map((forma) => forma.exec(limpio));
  const hallada = halladas.find((una) => una !== null);
  const [latitud, longitud] = [Number(hallada?.[1]), Number(hallada?.[2])];
  return Math.abs(latitud) <= 90 && Math.abs(longitud) <= 180
    ? { valor: `${latitud},${longitud}` }
    : { rechazo: 'Pegue la dirección que da el mapa, o escriba 6.3373, -75.5579' };
};
