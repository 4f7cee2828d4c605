import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ServiciosAcceso } from '@/application/servicios/servicios-acceso';
import { pareceCaida } from '@/domain/shared/errores/error-transporte';
import type { Conexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { mirarTodo } from '@/ui/panel/comun/escritura/dudas.queries';

const suscribir = (avisar: () => void) => {
  window.addEventListener('online', avisar);
  window.addEventListener('offline', avisar);
  return () => {
    window.removeEventListener('online', avisar);
    window.removeEventListener('offline', avisar);
  };
};

/** Whether the device believes that it has a network. */
const useEnLinea = (): boolean =>
  useSyncExternalStore(
    suscribir,
    () => navigator.onLine,
    () => true,
  );

const ENTRE_PRUEBAS_MS = 5_000;
/** Calls `alFallar` when a read or a write ends as if the service were not there. Answers how to stop. */
const oirFallos = (cliente: QueryClient, alFallar: () => void): (() => void) => {
  const oir = (evento: { type: string; action?: { type: string; error?: unknown } }) => {
    if (evento.type === 'updated' && evento.action?.type === 'error' && pareceCaida(evento.action.error)) {
      alFallar();
    }
  };
  const dejar = [cliente.getQueryCache().subscribe(oir), cliente.getMutationCache().subscribe(oir)];
  return () => {
    for (const parar of dejar) parar();
  };
};

/**
 * Whether the device has a network and the services answer. One failed call is not enough: they are tested first, or a
 * single broken address would look like an outage. When the connection is back, what is on the screen is asked for again.
 */
export const useConexion = (
  cliente: QueryClient,
  probarConexion: ServiciosAcceso['probarConexion'],
): Conexion => {
  const enLinea = useEnLinea();
  const [sinServicio, setSinServicio] = useState(false);
  const probando = useRef(false);

  useEffect(() => {
    const probar = async () => {
      if (probando.current) return;
      probando.current = true;
      const { overall } = await probarConexion().catch(() => ({ overall: { success: false } }));
      probando.current = false;
      setSinServicio(!overall.success);
    };
    const dejar = oirFallos(cliente, () => void probar());
    const insistir = () => {
      if (!document.hidden) void probar();
    };
    const turno = sinServicio ? setInterval(insistir, ENTRE_PRUEBAS_MS) : undefined;
    return () => {
      dejar();
      clearInterval(turno);
    };
  }, [cliente, probarConexion, sinServicio]);

  const conexion = !enLinea ? 'sin-red' : sinServicio ? 'sin-servicio' : 'bien';
  const anterior = useRef<Conexion>(conexion);
  useEffect(() => {
    // A form that waits for an answer says so by itself: said by the page too, one of them would not know of the other.
    if (conexion === 'bien' && anterior.current !== 'bien') void mirarTodo(cliente);
    anterior.current = conexion;
  }, [conexion, cliente]);
  return conexion;
};
