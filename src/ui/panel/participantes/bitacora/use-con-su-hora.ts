import { useEffect, useRef } from 'react';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { hechaEn } from '@/domain/sin-red/ordenes-sin-red';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

/** The service tells the time in whole seconds, and its answer takes some. */
const HOLGURA_MS = 60_000;

/**
 * Where somebody works without a network, what is written leaves with its hour. The first one of an outage is sent, nobody
 * answers, and it is sent again, the same, hours later: without its hour it would be of then. Only while the clock of this
 * device and that of the service agree: of one that sleeps, either may stop.
 */
export const useConSuHora = () => {
  const { servicios } = usePanel();
  const cola = useRef<ColaDelPanel | null>(null);
  useEffect(() => {
    if (!servicios.haySinRed()) return;
    void servicios.cargarCola().then(
      (suya) => {
        cola.current = suya;
      },
      () => undefined,
    );
  }, [servicios]);
  return <O extends OrdenEscrita>(orden: O): O => {
    const equipo = servicios.reloj.ahora().getTime();
    const servicio = cola.current?.abierta() ? cola.current.horaDelServicio() : null;
    if (servicio === null || Math.abs(servicio - equipo) > HOLGURA_MS) return orden;
    // Never after now, for either of them.
    return hechaEn(orden, new Date(Math.min(servicio, equipo)));
  };
};
