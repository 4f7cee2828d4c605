import { useEffect, useState } from 'react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { clavePagador } from '@/domain/shared/clave-pagador';
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
import { AFECTADAS_POR_COBRO, consultaCuentaDePagador, consultaMensualidad } from './financiero.queries';
import type { ManejadoresMensualidad } from './mensualidades/acciones-mensualidad';

/** A decision that needs a reason, and what it is about. */
export type DecisionConMotivo =
  | { tipo: 'exonerar' | 'anular'; mensualidad: MensualidadEnLista }
  | DecisionDePago;
export type Decision = DecisionConMotivo | { tipo: 'ajustar'; mensualidad: MensualidadEnLista };

export const useManejadores = ({
  busqueda,
  cambiar,
  cerrarDialogo,
}: ReturnType<typeof useBusquedaUrl<BusquedaFinanciero>>) => {
  const { servicios, queryClient } = usePanel();
  const [decision, setDecision] = useState<Decision | null>(null);
  const [deNuevo, setDeNuevo] = useState<PagoDeNuevo | null>(null);
  const { recibo } = useDocumentos();
  const refrescar = useRefrescar(AFECTADAS_POR_COBRO);
  const abrir = (dialogo: Partial<BusquedaFinanciero>) => void cambiar({ ...SIN_DIALOGO, ...dialogo });
  const pagando = busqueda.abono !== undefined || busqueda.pago !== undefined;
  // What was annulled is written again in the forms that follow it, and in no other that is opened later.
  useEffect(() => {
    if (pagando) return () => setDeNuevo(null);
  }, [pagando]);

  const registrarDeNuevo = async (
    pago: PagoDeNuevo,
    { mensualidad, tipo }: DecisionDePago,
  ): Promise<void> => {
    const clave = clavePagador(mensualidad);
    const juntas = tipo === 'anularPago';
    // What is owed changed just now: the form opens with what it is.
    if (!pago.deOtro)
      await (juntas
        ? queryClient.fetchQuery({ ...consultaCuentaDePagador(servicios, clave), staleTime: 0 })
        : queryClient.fetchQuery({ ...consultaMensualidad(servicios, mensualidad.id), staleTime: 0 })
      ).catch(() => null);
    setDeNuevo(pago);
    if (pago.deOtro) abrir({ pago: true });
    else abrir(juntas ? { pago: clave } : { abono: mensualidad.id });
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
    exonerar: (mensualidad) => setDecision({ tipo: 'exonerar', mensualidad }),
    anular: (mensualidad) => setDecision({ tipo: 'anular', mensualidad }),
    ajustar: (mensualidad) => setDecision({ tipo: 'ajustar', mensualidad }),
    anularAbono: (mensualidad, abono, tipo = 'anularAbono') => setDecision({ tipo, mensualidad, abono }),
    registrarDeNuevo: (pago, anulado) => void registrarDeNuevo(pago, anulado),
    reactivar: (mensualidad) => void reactivar(mensualidad),
  };

  return {
    hacer,
    abrir,
    cerrar: () => cerrarDialogo(SIN_DIALOGO),
    decision,
    deNuevo,
    cerrarDecision: () => setDecision(null),
  };
};
