import { useQuery } from '@tanstack/react-query';
import type { Mensaje } from '@/ui/app/instalable/protocolo';

/** `ninguna`: this browser has no worker that keeps it, or whoever runs the service switched it off. */
export type AplicacionGuardada = 'entera' | 'falta' | 'ninguna';

const CADA_MS = 2_000;
const PREGUNTA: Mensaje = { tipo: 'preguntar' };

const preguntar = async (): Promise<AplicacionGuardada> => {
  // Absent in private windows and outside secure contexts, whatever its type says.
  const trabajadores = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!(await trabajadores?.getRegistration())) return 'ninguna';
  const registro = await trabajadores?.ready;
  const { port1, port2 } = new MessageChannel();
  const respuesta = new Promise<AplicacionGuardada>((contestar) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      contestar(data === true ? 'entera' : 'falta');
    };
  });
  registro?.active?.postMessage(PREGUNTA, [port2]);
  return respuesta;
};

/**
 * Whether the whole panel is kept on this device, so that it opens without a network; asked again until it is. `undefined`
 * while it is being asked.
 */
export const useAplicacionGuardada = (): AplicacionGuardada | undefined =>
  useQuery({
    queryKey: ['sin-red', 'aplicacion'],
    queryFn: preguntar,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === 'entera' ? false : CADA_MS),
  }).data;
