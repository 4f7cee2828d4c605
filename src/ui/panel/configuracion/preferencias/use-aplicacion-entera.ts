import { useQuery } from '@tanstack/react-query';
import type { Mensaje } from '@/ui/app/instalable/protocolo';

const CADA_MS = 2_000;
const PREGUNTA: Mensaje = { tipo: 'preguntar' };

const preguntar = async (): Promise<boolean> => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const respuesta = new Promise<boolean>((contestar) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      contestar(data === true);
    };
  });
  active?.postMessage(PREGUNTA, [port2]);
  return respuesta;
};

/**
 * Whether the whole panel is kept on this device, so that it opens without a network; asked again until it is. `undefined`
 * while nobody has answered: without a worker nobody does.
 */
export const useAplicacionEntera = (): boolean | undefined =>
  useQuery({
    queryKey: ['sin-red', 'aplicacion'],
    queryFn: preguntar,
    enabled: navigator.serviceWorker !== undefined,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === true ? false : CADA_MS),
  }).data;
