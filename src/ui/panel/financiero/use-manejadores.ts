import { useState } from 'react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { avisarFalloAlEscribir } from '../comun/datos/avisar-error';
import { useRefrescar } from '../comun/datos/use-refrescar';
import { usePanel } from '../comun/panel/use-panel';
import type { useBusquedaUrl } from '../comun/url/use-busqueda-url';
import type { DecisionDePago, PagoDeNuevo } from './abono/pago-de-nuevo';
import { type BusquedaFinanciero, SIN_DIALOGO } from './busqueda-financiero';
import { useDocumentos } from './documentos/use-documentos';
import { cobroCompleto } from './etiquetas-financiero';
import { AFECTADAS_POR_COBRO } from './financiero.queries';
import type { ManejadoresMensualidad } from './mensualidades/acciones-mensualidad';

/** A decision that needs a reason, and what it is about. */
export type DecisionConMotivo =
  | { tipo: 'exonerar' | 'anular'; mensualidad: MensualidadEnLista }
  | DecisionDePago;
export type Decision = DecisionConMotivo | { tipo: 'ajustar'; mensualidad: MensualidadEnLista };

export const useManejadores = ({
  cambiar,
  cerrarDialogo,
}: ReturnType<typeof useBusquedaUrl<BusquedaFinanciero>>) => {
  const { servicios } = usePanel();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [deNuevo, setDeNuevo] = useState<PagoDeNuevo | null>(null);
  const { recibo } = useDocumentos();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const abrir = (dialogo: Partial<BusquedaFinanciero>) => void cambiar({ ...SIN_DIALOGO, ...dialogo });

  const reactivar = async (mensualidad: MensualidadEnLista): Promise<void> => {
    try {
      await (await servicios.mensualidades()).reactivar(mensualidad);
      toaster.success(`${cobroCompleto(mensualidad)}: se vuelve a cobrar`);
    } catch (error) {
      avisarFalloAlEscribir(error, mensajeErrorEscritura('actualizar', 'mensualidad'));
    } finally {
      // Also when it failed: it may have been done.
      void refrescar();
    }
  };

  const hacer: ManejadoresMensualidad = {
    ver: (detalle) => abrir({ detalle }),
    editar: (editar) => abrir({ editar }),
    abonar: (abono) => abrir({ abono }),
    verCuenta: (cuenta) => abrir({ cuenta }),
    verPagador: (pagador) => abrir({ pagador }),
    verRecibo: (numero) => abrir({ recibo: numero }),
    imprimirRecibo: recibo,
    exonerar: (mensualidad) => setDecision({ tipo: 'exonerar', mensualidad }),
    anular: (mensualidad) => setDecision({ tipo: 'anular', mensualidad }),
    ajustar: (mensualidad) => setDecision({ tipo: 'ajustar', mensualidad }),
    anularAbono: (mensualidad, abono, tipo = 'anularAbono') => setDecision({ tipo, mensualidad, abono }),
    reactivar: (mensualidad) => void reactivar(mensualidad),
  };

  return {
    hacer,
    abrir,
    cerrar: () => cerrarDialogo(SIN_DIALOGO),
    decision,
    deNuevo,
    setDeNuevo,
    cerrarDecision: () => setDecision(null),
  };
};
