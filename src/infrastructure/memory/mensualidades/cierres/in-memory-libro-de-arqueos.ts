import type { LibroDeArqueos } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import { devolucionesVigentes } from '@/domain/mensualidades/anular-devolucion';
import type { Arqueo, EfectivoDeDia, EfectivoEsperado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import { entradasDeDinero, sumarEntradas } from '@/domain/mensualidades/entradas-de-dinero';
import { SEDE_DE_ARQUEO } from '@/domain/mensualidades/integridad-mensualidad';
import { type Caja, type RangoFechas, validarRango } from '@/domain/mensualidades/recaudo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { errorDeReferencia } from '@/domain/shared/integridad';
import { esDeSede } from '@/infrastructure/memory/mensualidades/gente';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';

const estaEn = (dia: FechaCalendario, { desde, hasta }: RangoFechas) => dia >= desde && dia <= hasta;

/** Cash that came in, less what was taken off later. */
export const efectivoPorDia = (base: BaseMemoria, { sede_id, ...rango }: Caja): EfectivoDeDia[] =>
  entradasDeDinero(base.mensualidades.todas().flatMap(({ abonos }) => abonos.filter(esDeSede(sede_id))))
    .filter(({ fecha, medio }) => medio === 'EFECTIVO' && estaEn(fecha, rango))
    .map(({ fecha, total, sede_id: suya }) => ({ fecha, total, sede_id: suya }));

const esperadoDe = (base: BaseMemoria, caja: Caja): EfectivoEsperado => {
  const devueltos = devolucionesVigentes(base.movimientosAFavor).filter(
    (movimiento) =>
      movimiento.medio === 'EFECTIVO' && estaEn(movimiento.fecha, caja) && esDeSede(caja.sede_id)(movimiento),
  );
  return {
    recibido: sumarEntradas(efectivoPorDia(base, caja)),
    devuelto: devueltos.reduce((suma, { valor }) => suma + valor, 0),
  };
};

/** Newest first, with the name that each sede has now; one of all of them counted the cash of each. */
export const arqueosDeCaja = (base: BaseMemoria, { sede_id, desde, hasta }: Caja): Arqueo[] =>
  structuredClone(
    base.arqueos
      .filter(
        (a) =>
          a.hasta >= desde &&
          a.desde <= hasta &&
          (sede_id === undefined || a.sede_id === null || mismoId(a.sede_id, sede_id)),
      )
      .map((a) => ({
        ...a,
        sede_nombre: a.sede_id === null ? null : (base.sedes.obtener(a.sede_id)?.nombre ?? null),
      }))
      .reverse(),
  );

export const crearInMemoryLibroDeArqueos = (base: BaseMemoria): LibroDeArqueos => {
  const unaVez = crearUnaVez();
  return {
    deCaja: async ({ sede_id, ...pedido }) => {
      const caja = { ...validarRango(pedido), sede_id };
      return { arqueos: arqueosDeCaja(base, caja), esperado: esperadoDe(base, caja) };
    },
    guardar: async (datos, armar, opciones) =>
      unaVez(opciones, datos, () => {
        const { desde, hasta, sede_id } = datos;
        const nuevo = armar(esperadoDe(base, { desde, hasta, sede_id: sede_id ?? undefined }));
        const sede = nuevo.sede_id === null ? null : base.sedes.obtener(nuevo.sede_id);
        if (nuevo.sede_id !== null && !sede) throw errorDeReferencia(SEDE_DE_ARQUEO);
        const { ahora, quien } = base.firmar();
        const arqueo: Arqueo = {
          ...nuevo,
          sede_id: sede?.id ?? null,
          id: base.arqueos.length + 1,
          sede_nombre: sede?.nombre ?? null,
          contado_por: quien,
          contado_en: ahora,
        };
        base.arqueos.push(arqueo);
        base.anotar('arqueo', arqueo.id, { accion: 'CREAR', antes: null, despues: arqueo });
        return structuredClone(arqueo);
      }),
  };
};
