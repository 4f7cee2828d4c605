import type { LibroDeArqueos } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Permisos } from '@/application/shared/permisos.port';
import {
  type Arqueo,
  armarArqueo,
  type EfectivoEsperado,
  validarArqueo,
} from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Cierre } from '@/domain/mensualidades/cierres/informe-de-mes';
import {
  esquemaCerrarMes,
  revisarCierre,
  revisarReapertura,
  validarCierre,
  validarReapertura,
} from '@/domain/mensualidades/cierres/reglas-cierre';
import { exigirSinEjemplos, type GenteDeEjemplo } from '@/domain/mensualidades/reglas-de-ejemplo';
import { analizar } from '@/domain/shared/analizar';
import { fechaEnBogota, type Periodo } from '@/domain/shared/fechas';

interface Dependencias {
  cierres: LibroDeCierres;
  arqueos: LibroDeArqueos;
  permisos: Permisos;
  reloj: Reloj;
}

/** The last closed month, for a screen: nobody waits for whoever closes one. `null` also when the service closes none. */
const ultimoCerrado =
  ({ cierres }: Dependencias) =>
  async (): Promise<Periodo | null> => {
    const vigentes = ((await cierres.listar()) ?? []).filter(({ reabierto_en }) => reabierto_en === null);
    return (
      vigentes
        .map(({ periodo }) => periodo)
        .sort()
        .at(-1) ?? null
    );
  };

/** `entrada` is `{ periodo }`. Throws PERMISO_DENEGADO, VALIDACION, CONFLICTO. */
const cerrarMes =
  ({ cierres, permisos, reloj }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Cierre> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const periodo = validarCierre(entrada);
    const hoy = fechaEnBogota(reloj.ahora());
    const revisar = (ultimo: Periodo | null, ejemplos: GenteDeEjemplo = new Set()) => {
      exigirSinEjemplos(ejemplos, 'cerrar un mes');
      revisarCierre(periodo, ultimo, hoy);
    };
    return cierres.cerrar(periodo, revisar, opciones);
  };

/** `entrada` is `{ motivo }`. Throws PERMISO_DENEGADO, VALIDACION, CONFLICTO. */
const reabrirMes =
  ({ cierres, permisos }: Dependencias) =>
  async (mes: Periodo, entrada: unknown, opciones?: OpcionesCreacion): Promise<Cierre> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const { periodo } = analizar(esquemaCerrarMes, { periodo: mes });
    const motivo = validarReapertura(entrada);
    return cierres.reabrir(periodo, motivo, (ultimo) => revisarReapertura(periodo, ultimo), opciones);
  };

/** Throws PERMISO_DENEGADO, VALIDACION. */
const guardarArqueo =
  ({ arqueos, permisos, reloj }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Arqueo> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const datos = validarArqueo(entrada, fechaEnBogota(reloj.ahora()));
    const armar = (esperado: EfectivoEsperado, ejemplos: GenteDeEjemplo = new Set()) => {
      exigirSinEjemplos(ejemplos, 'guardar un arqueo');
      return armarArqueo(datos, esperado);
    };
    return arqueos.guardar(datos, armar, opciones);
  };

/** What the panel and a request may ask about the closing of months. */
export const cierresDe = (puertos: Dependencias) => ({
  listar: puertos.cierres.listar,
  ultimo: ultimoCerrado(puertos),
  resumen: puertos.cierres.resumen,
  informe: puertos.cierres.informe,
  cerrar: cerrarMes(puertos),
  reabrir: reabrirMes(puertos),
  arqueos: puertos.arqueos.deCaja,
  guardarArqueo: guardarArqueo(puertos),
});
