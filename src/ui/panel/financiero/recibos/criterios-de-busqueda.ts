import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import { filtrosDeLista } from '@/ui/panel/comun/url/filtros-de-lista';
import type { BusquedaFinanciero } from '../busqueda-financiero';

/** One choice of the address says both, and a receipt or a reference on its own are looked for by writing them. */
type EnDireccion = Omit<CriteriosAbonos, 'anulados' | 'solo_anulados' | 'recibo' | 'referencia'> &
  Pick<BusquedaFinanciero, 'anulados'>;

const enDireccion = filtrosDeLista<EnDireccion, BusquedaFinanciero>({
  buscar: 'buscar',
  desde: 'desde',
  hasta: 'hasta',
  sede_id: 'sede_id',
  medio: 'medio',
  anulados: 'anulados',
  registrado_por: 'registrado_por',
  participante_id: 'participante_id',
  pagador: 'de_pagador',
});

export const { hayFiltros, SIN_FILTROS } = enDireccion;

export const aCriterios = (busqueda: BusquedaFinanciero): CriteriosAbonos => {
  const { anulados, ...criterios } = enDireccion.aCriterios(busqueda);
  return {
    ...criterios,
    ...(anulados === 'SOLO' ? { solo_anulados: true } : { anulados: anulados !== 'NO' }),
  };
};
