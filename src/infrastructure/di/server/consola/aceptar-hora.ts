import { aceptarHora } from '@/application/operacion/vigilar-reloj';
import { asegurarCarpetaPrivada } from '@/infrastructure/storage/carpeta-de-datos';
import { libretaEnDisco } from '@/infrastructure/storage/reloj/libreta-en-disco';

/** With the server running or not: the mark is not in the database. Answers the time that was accepted. */
export const aceptarHoraDelEquipo = (carpeta: string): Date => {
  asegurarCarpetaPrivada(carpeta);
  const ahora = new Date();
  aceptarHora(libretaEnDisco(carpeta), ahora);
  return ahora;
};
