import type { LibretaDeReloj } from '@/application/operacion/marca-de-reloj.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { juzgarReloj, type LecturaDeReloj, type MemoriaDeReloj } from '@/domain/operacion/reloj-vigilado';
import type { SaludDelReloj } from '@/domain/operacion/salud';

export interface RelojVigilado extends Reloj {
  estado(): SaludDelReloj;
  /** From time to time: writes the mark down, hears whether somebody accepted the time, and says what changed. */
  repasar(avisar: (mensaje: string, desvioMs: number) => void): void;
}

interface Dependencias {
  mirar(): LecturaDeReloj;
  libreta: LibretaDeReloj;
}

export const RELOJ_DUDOSO =
  'La hora del equipo saltó: se sigue con la que se llevaba. Corríjala o, si es la correcta, ejecute npm run admin -- aceptar-hora';
const RELOJ_BIEN = 'La hora del equipo vuelve a coincidir con la del servidor';

/**
 * The time everything works with: that of the machine while it can be believed; when it jumps, the one that would be if
 * it had not, so that nothing ends, is removed or is locked because of it.
 */
export const vigilarReloj = ({ mirar, libreta }: Dependencias): RelojVigilado => {
  let { visto, aceptaciones } = libreta.leer();
  let memoria: MemoriaDeReloj = { antes: { visto, corrido: mirar().corrido }, ancla: null };
  let dicho = true;
  const juzgar = () => {
    const lectura = mirar();
    const juicio = juzgarReloj(memoria, lectura);
    if (juicio.confiable) memoria = { ...memoria, ancla: lectura };
    return { ...juicio, lectura };
  };
  const oirAceptacion = (): void => {
    const escrita = libreta.leer();
    if (escrita.aceptaciones === aceptaciones) return;
    aceptaciones = escrita.aceptaciones;
    const lectura = mirar();
    memoria = { antes: { visto: lectura.pared, corrido: lectura.corrido }, ancla: lectura };
  };
  return {
    ahora: () => new Date(juzgar().ahora),
    estado: () => {
      const { confiable, ahora, lectura } = juzgar();
      return { ok: confiable, ms: Math.round(lectura.pared - ahora) };
    },
    repasar: (avisar) => {
      oirAceptacion();
      const { confiable, ahora, lectura } = juzgar();
      if (confiable) {
        visto = ahora;
        libreta.guardar({ visto, aceptaciones });
      }
      if (confiable !== dicho)
        avisar(confiable ? RELOJ_BIEN : RELOJ_DUDOSO, Math.round(lectura.pared - ahora));
      dicho = confiable;
    },
  };
};

/** Somebody says that the time of the machine is right: a server that runs hears it in a minute, another when it starts. */
export const aceptarHora = (libreta: LibretaDeReloj, ahora: Date): void =>
  libreta.guardar({ visto: ahora.getTime(), aceptaciones: libreta.leer().aceptaciones + 1 });
