import { fallaDeSello } from '@/application/actividad/comprobar-firma';
import type { LibroDeSellos, MemoriaDeSello } from '@/application/actividad/libro-encadenado.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { estadoDeFirma } from '@/application/shared/estado-de-firma';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { CabezaDeCadena, FallaDeCadena } from '@/domain/actividad/cadena-de-actividad';
import {
  type ContenidoDeSello,
  escribirContenido,
  leerContenido,
  type MarcaDeSello,
  type PuntoDeCadena,
  type SelloGuardado,
  SIN_SELLO_PREVIO,
  textoDelAncla,
  textoDelSello,
} from '@/domain/actividad/sello-de-historia';
import { fechaEnBogota } from '@/domain/shared/fechas';

interface Dependencias {
  llave: LlaveDeHistoria;
  memoria: MemoriaDeSello;
  reloj: Reloj;
  /** The database loses its last seconds when the power goes: the last seal may go with them, and that is nobody's doing. */
  pierdeElFinal?: boolean;
  /** Runs `trabajo` while nobody else seals, all of it or nothing of it. */
  enTurno<T>(trabajo: (libro: LibroDeSellos) => Promise<T>): Promise<T>;
}

/** `nuevo`: the first of its day, which is the one that is told outside. `falla`: the history is not as it was sealed. */
export interface Sellado {
  sello: SelloGuardado | null;
  nuevo: boolean;
  falla: FallaDeCadena['motivo'] | null;
  /** How many seals went with the last seconds of the database. */
  perdidos: number;
}

const esDeAntes = (ultimo: SelloGuardado | null, marca: MarcaDeSello | null): boolean =>
  marca !== null &&
  (ultimo === null ||
    ultimo.numero < marca.numero ||
    (ultimo.numero === marca.numero && ultimo.firma !== marca.firma));

const iguales = (unos: readonly PuntoDeCadena[], otros: readonly PuntoDeCadena[]): boolean =>
  unos.length === otros.length && unos.every(({ huella }, n) => huella === otros[n]?.huella);

/** Each chain goes on from where it was: it is there, it is not shorter, and the line it ended with is the same. */
const rupturaDe = async (
  llave: LlaveDeHistoria,
  libro: LibroDeSellos,
  puntos: readonly PuntoDeCadena[],
  cabezas: readonly CabezaDeCadena[],
): Promise<FallaDeCadena['motivo'] | null> => {
  for (const { cadena, numero, huella } of puntos) {
    const cabeza = cabezas.find((c) => c.cadena === cadena);
    if (!cabeza) return 'CADENA_QUITADA';
    if (cabeza.numero < numero) return 'FINAL_DISTINTO';
    const { ancla } = cabeza;
    if (ancla && ancla.numero > numero) {
      // Purged since: only the key says who did it.
      if (estadoDeFirma(llave, ancla, textoDelAncla({ cadena, ...ancla })) !== 'BUENA') return 'ANCLA_FALSA';
      continue;
    }
    const aqui = [cabeza, ancla].find((donde) => donde?.numero === numero);
    if (numero > 0 && (aqui?.huella ?? (await libro.huellaDe(cadena, numero))) !== huella) return 'REESCRITO';
  }
  return null;
};

const aPunto = ({ cadena, numero, huella }: PuntoDeCadena): PuntoDeCadena => ({ cadena, numero, huella });

/**
 * Signs where every chain of the history is, over the seal before. The last seal of each day stays; the others give their
 * place to the next. It signs nothing over a history that does not go on from the last seal: then it says what is wrong
 * with it. Where the database may lose its last seconds, it goes on from what is left, and says so in the history. With `deNuevo` it begins again over whatever there is: only for whoever decides it on purpose.
 */
export const sellarHistoria =
  ({ llave, memoria, reloj, pierdeElFinal = false, enTurno }: Dependencias) =>
  async ({ deNuevo = false }: { deNuevo?: boolean } = {}): Promise<Sellado> => {
    const marca = deNuevo ? null : await memoria.leer();
    const ahora = reloj.ahora();
    const sellado = await enTurno(async (libro): Promise<Sellado> => {
      const ultimo = await libro.ultimo();
      const negar = (falla: FallaDeCadena['motivo']): Sellado => ({
        sello: null,
        nuevo: false,
        falla,
        perdidos: 0,
      });
      const numero = Math.max(ultimo?.numero ?? 0, marca?.numero ?? 0);
      const seHaPerdido = esDeAntes(ultimo, marca);
      const perdidos = seHaPerdido ? Math.max(1, numero - (ultimo?.numero ?? 0)) : 0;
      if (seHaPerdido) {
        if (!pierdeElFinal) return negar('SELLO_PERDIDO');
        await libro.anotarPerdida(perdidos);
      }
      const cabezas = await libro.cadenas();
      const inicio = deNuevo || ultimo === null;
      const dia = fechaEnBogota(ahora);
      const cadenas = cabezas.map(aPunto);
      let anterior: ContenidoDeSello | null = null;
      if (ultimo && !deNuevo) {
        const falla = fallaDeSello(llave, ultimo);
        if (falla) return negar(falla);
        anterior = leerContenido(ultimo);
        const ruptura = await rupturaDe(llave, libro, anterior.cadenas, cabezas);
        if (ruptura) return negar(ruptura);
        if (anterior.dia === dia && iguales(anterior.cadenas, cadenas))
          return { sello: ultimo, nuevo: false, falla: null, perdidos };
      }
      // One that begins is never taken away, nor is the last one of a day that ended.
      const reemplaza = ultimo !== null && anterior !== null && !anterior.inicio && anterior.dia === dia;
      const contenido = escribirContenido({
        dia,
        hecho_en: ahora.toISOString(),
        inicio,
        cadenas,
        anclas: inicio
          ? cabezas.flatMap(({ cadena, ancla }) => (ancla ? [aPunto({ cadena, ...ancla })] : []))
          : [],
      });
      const sinFirma = {
        numero: numero + 1,
        contenido,
        previo: reemplaza ? ultimo.previo : (ultimo?.firma ?? SIN_SELLO_PREVIO),
      };
      const sello = { ...sinFirma, clave: llave.id, firma: llave.firmar(textoDelSello(sinFirma)) };
      await (reemplaza ? libro.reemplazarUltimo(sello) : libro.agregar(sello));
      return { sello, nuevo: !reemplaza, falla: null, perdidos };
    });
    if (sellado.sello) await memoria.guardar({ numero: sellado.sello.numero, firma: sellado.sello.firma });
    return sellado;
  };
