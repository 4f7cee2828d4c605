import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { Conexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { mirarTodo } from '@/ui/panel/comun/escritura/dudas.queries';
import { GUARDADO_AQUI } from '@/ui/panel/comun/escritura/guardado-aqui';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { origenDe } from '@/ui/panel/comun/sin-red/origen-de-consultas';
import { useSinRed } from '@/ui/panel/comun/sin-red/use-sin-red';
import { toaster } from '@/ui/shared/toast-store';
import { useStableCallback } from '@/ui/shared/use-stable-callback';

/** What arrives together is read again once. */
const JUNTAS_MS = 500;

/** Says each receipt that was given a number, and reads again what what arrived may change. */
const useAvisosDeLlegada = (cola: ColaDelPanel | undefined): void => {
  const { queryClient } = usePanel();
  const navigate = useNavigate();
  const verRecibo = useStableCallback(
    (recibo: number) => void navigate({ href: `/financiero?recibo=${recibo}` }),
  );
  useEffect(() => {
    if (!cola) return;
    let turno: ReturnType<typeof setTimeout> | undefined;
    const dejar = cola.alLlegar(({ que, estado }) => {
      const recibo = estado.tipo === 'lista' ? estado.hecho.recibo : null;
      // Also under a pointer or a focus, which stop its clock.
      for (const { id, text } of toaster.list()) if (text === GUARDADO_AQUI) toaster.dismiss(id);
      if (recibo === null) toaster.success(`Enviado: ${que}`);
      else
        toaster.success(`Recibo ${recibo}: ${que}`, {
          label: 'Ver recibo',
          onClick: () => verRecibo(recibo),
        });
      clearTimeout(turno);
      turno = setTimeout(() => void mirarTodo(queryClient), JUNTAS_MS);
    });
    return () => {
      clearTimeout(turno);
      dejar();
    };
  }, [cola, queryClient, verRecibo]);
};

/** What is read from what this device keeps has what was written laid over it: it is read again as that changes. */
const useLecturaAlDia = (cola: ColaDelPanel | undefined): void => {
  const { queryClient } = usePanel();
  const sinRed = useSinRed();
  useEffect(() => {
    if (!cola || !sinRed) return;
    const { hayALaVista } = origenDe(queryClient, sinRed.lectura);
    return cola.suscribir(() => {
      if (hayALaVista()) void mirarTodo(queryClient);
    });
  }, [cola, sinRed, queryClient]);
};

/**
 * Gives the queue its reasons to send: the network or the service came back, the page is looked at again, the vault was
 * opened, something was written down, here or in another window, that may have closed. `cuantas` wait.
 */
export const useEnvios = (cola: ColaDelPanel | undefined, conexion: Conexion, cuantas: number): void => {
  useAvisosDeLlegada(cola);
  useLecturaAlDia(cola);
  useEffect(() => {
    if (!cola || conexion !== 'bien') return;
    const enviar = () => {
      if (!document.hidden) void cola.vigilante.avisar();
    };
    void cola.ponerEnHora();
    void cola.ordenar();
    window.addEventListener('online', enviar);
    document.addEventListener('visibilitychange', enviar);
    return () => {
      window.removeEventListener('online', enviar);
      document.removeEventListener('visibilitychange', enviar);
    };
  }, [cola, conexion]);
  useEffect(() => {
    if (cola && conexion === 'bien' && cuantas > 0 && !document.hidden) void cola.vigilante.avisar();
  }, [cola, conexion, cuantas]);
  useEffect(() => {
    if (!cola) return;
    let abierta = cola.abierta();
    return cola.suscribir(() => {
      const recienAbierta = cola.abierta() && !abierta;
      abierta = cola.abierta();
      if (recienAbierta) void cola.vigilante.avisar();
    });
  }, [cola]);
};
