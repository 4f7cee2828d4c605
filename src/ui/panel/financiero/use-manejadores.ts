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
/** That one, or what the address said as the page came back; nobody knows yet whether there is such a thing. */
export type DecisionPedida = Decision | { accion: string };

/** `anularAbono.12.45` */
const enDireccion = (decision: Decision): string =>
  [decision.tipo, decision.mensualidad.id, ...('abono' in decision ? [decision.abono.id] : [])].join('.');

/** Back leaves the page, as from any dialog over it. */
const EN_SU_LUGAR = { reemplazar: true };

export const useManejadores = ({
  busqueda,
  cambiar,
  cerrarDialogo,
}: ReturnType<typeof useBusquedaUrl<BusquedaFinanciero>>) => {
  const { servicios } = usePanel();
  const [decision, setDecision] = useState<DecisionPedida | null>(
    busqueda.accion === undefined ? null : { accion: busqueda.accion },
  );
  const [deNuevo, setDeNuevo] = useState<PagoDeNuevo | null>(null);
  const { recibo } = useDocumentos();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const abrir = (dialogo: Partial<BusquedaFinanciero>) => void cambiar({ ...SIN_DIALOGO, ...dialogo });

  const decidir = (una: Decision) => {
    setDecision(una);
    // A page that loads again, or after signing in, comes back with what was typed in it.
    void cambiar({ accion: enDireccion(una) }, EN_SU_LUGAR);
  };

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
    exonerar: (mensualidad) => decidir({ tipo: 'exonerar', mensualidad }),
    anular: (mensualidad) => decidir({ tipo: 'anular', mensualidad }),
    ajustar: (mensualidad) => decidir({ tipo: 'ajustar', mensualidad }),
    anularAbono: (mensualidad, abono, tipo = 'anularAbono') => decidir({ tipo, mensualidad, abono }),
    reactivar: (mensualidad) => void reactivar(mensualidad),
  };

  return {
    hacer,
    abrir,
    cerrar: () => cerrarDialogo(SIN_DIALOGO),
    decision,
    deNuevo,
    setDeNuevo,
    cerrarDecision: () => {
      setDecision(null);
      void cambiar({ accion: undefined }, EN_SU_LUGAR);
    },
  };
};
