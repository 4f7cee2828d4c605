import type { SedePublica } from '@/ui/content/sedes';

const MEDIO_ANCHO = 0.02;
const MEDIO_ALTO = 0.012;
const grados = (valor: number): string => valor.toFixed(4);

/** OpenStreetMap: no key, no cookies. `incrustado` frames about 4 km around the place. */
export const direccionesDeMapa = ({ latitud, longitud }: Pick<SedePublica, 'latitud' | 'longitud'>) => {
  const [oeste, este] = [grados(longitud - MEDIO_ANCHO), grados(longitud + MEDIO_ANCHO)];
  const [sur, norte] = [grados(latitud - MEDIO_ALTO), grados(latitud + MEDIO_ALTO)];
  const punto = `${latitud}%2C${longitud}`;
  return {
    enlace: `https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=15/${latitud}/${longitud}`,
    incrustado: `https://www.openstreetmap.org/export/embed.html?bbox=${oeste}%2C${sur}%2C${este}%2C${norte}&layer=mapnik&marker=${punto}`,
  };
};
