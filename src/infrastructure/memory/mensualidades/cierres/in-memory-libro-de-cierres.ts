import type { LibroDeCierres } from '@/application/mensualidades/cierres/libro-de-cierres.port';
import type { Finanzas } from '@/application/mensualidades/finanzas.port';
import { devolucionesVigentes, movimientosQueCuentan } from '@/domain/mensualidades/anular-devolucion';
import { armarInforme, type GrupoDeCobros, rangoDelMes } from '@/domain/mensualidades/cierres/armar-informe';
import { sumarCifras } from '@/domain/mensualidades/cierres/cifras-del-mes';
import {
  abonosAnuladosDelMes,
  ajustesDelMes,
  cifrasDe,
  recibosDelMes,
  sinCobroDelMes,
} from '@/domain/mensualidades/cierres/filas-del-mes';
import type { Cierre, InformeDeMes } from '@/domain/mensualidades/cierres/informe-de-mes';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { recaudoDe } from '@/domain/mensualidades/recaudo';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import type { Periodo } from '@/domain/shared/fechas';
import type { BaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearUnaVez } from '@/infrastructure/memory/shared/una-vez';
import { mensualidadesEnLista } from '../gente';
import { arqueosDeCaja, efectivoPorDia } from './in-memory-libro-de-arqueos';

const gruposDelMes = (base: BaseMemoria, mes: Periodo): GrupoDeCobros[] =>
  mensualidadesEnLista(base)
    .filter((m) => m.periodo === mes && cifrasDe(m).mensualidades > 0)
    .map((m) => ({
      concepto: m.concepto,
      sede_id: m.sede_id,
      sede_nombre: m.sede_nombre,
      ...cifrasDe(m),
    }));

const informeDe = async (
  base: BaseMemoria,
  finanzas: Pick<Finanzas, 'cartera'>,
  mes: Periodo,
): Promise<InformeDeMes> => {
  const rango = rangoDelMes(mes);
  const cobros = mensualidadesEnLista(base);
  const abonos = cobros.flatMap((m) => m.abonos);
  const piezas = {
    grupos: gruposDelMes(base, mes),
    recaudo: recaudoDe(rango, abonos, devolucionesVigentes(base.movimientosAFavor)),
    movimientos: movimientosQueCuentan(base.movimientosAFavor).filter(
      ({ fecha }) => fecha >= rango.desde && fecha <= rango.hasta,
    ),
    sin_cobro: sinCobroDelMes(cobros, mes),
    abonos_anulados: abonosAnuladosDelMes(cobros, rango),
    ajustes: ajustesDelMes(cobros, rango),
    arqueos: arqueosDeCaja(base, rango),
    efectivo: efectivoPorDia(base, rango),
    recibos: recibosDelMes(abonos, rango),
  };
  const cartera = await finanzas.cartera({ pagina: 1, limite: 1 });
  return armarInforme(mes, { ...piezas, cartera }, base.firmar().ahora);
};

const paraHistoria = ({ periodo, reabierto_en, motivo }: Cierre) => ({
  periodo,
  estado: reabierto_en === null ? 'CERRADO' : 'REABIERTO',
  motivo,
});

export const crearInMemoryLibroDeCierres = (
  base: BaseMemoria,
  finanzas: Pick<Finanzas, 'cartera'>,
): LibroDeCierres => {
  const unaVez = crearUnaVez();
  const vigentes = () => base.cierres.filter(({ cierre }) => cierre.reabierto_en === null);
  const ultimo = (): Periodo | null =>
    vigentes()
      .map(({ cierre }) => cierre.periodo)
      .sort()
      .at(-1) ?? null;
  const vigente = (mes: Periodo) => vigentes().find(({ cierre }) => cierre.periodo === mes);

  return {
    ultimoCerrado: async () => ultimo(),
    listar: async () => structuredClone(base.cierres.map(({ cierre }) => cierre).reverse()),
    resumen: async (periodo) => {
      const { cerrado_en, cerrado_por = null } = vigente(periodo)?.cierre ?? {};
      return {
        periodo,
        ...sumarCifras(gruposDelMes(base, periodo)),
        cerrado: estaCerrado(ultimo(), periodo),
        cierre: cerrado_en ? { cerrado_en, cerrado_por } : null,
      };
    },
    informe: async (periodo) => {
      const guardado = vigente(periodo);
      const informe = guardado?.informe ?? (await informeDe(base, finanzas, periodo));
      return structuredClone({ informe, cierre: guardado?.cierre ?? null, ultimo: ultimo() });
    },
    cerrar: async (periodo, revisar, opciones) => {
      const informe = await informeDe(base, finanzas, periodo);
      return unaVez(opciones, { cerrar: periodo }, () => {
        revisar(ultimo());
        const { ahora, quien } = base.firmar();
        const cierre: Cierre = {
          id: base.cierres.length + 1,
          periodo,
          cerrado_en: ahora,
          cerrado_por: quien,
          reabierto_en: null,
          reabierto_por: null,
          motivo: null,
          cifras: informe.cifras,
        };
        base.cierres.push({ cierre, informe: structuredClone(informe) });
        base.anotar('cierre', cierre.id, { accion: 'CREAR', antes: null, despues: paraHistoria(cierre) });
        return structuredClone(cierre);
      });
    },
    reabrir: async (periodo, motivo, revisar, opciones) =>
      unaVez(opciones, { reabrir: periodo, motivo }, () => {
        revisar(ultimo());
        const guardado = encontrado(vigente(periodo), 'un cierre de ese mes', periodo);
        const { ahora, quien } = base.firmar();
        const antes = guardado.cierre;
        guardado.cierre = { ...antes, reabierto_en: ahora, reabierto_por: quien, motivo };
        base.anotar('cierre', antes.id, {
          accion: 'ACTUALIZAR',
          antes: paraHistoria(antes),
          despues: paraHistoria(guardado.cierre),
        });
        return structuredClone(guardado.cierre);
      }),
  };
};
