import type { GeneradorIds, Registro, Reloj } from '@/application/shared/equipo.port';
import type { Cofre } from '@/application/sin-red/cofre.port';
import { crearCola } from '@/application/sin-red/cola';
import { decidirEnCola } from '@/application/sin-red/decidir-en-cola';
import { enviarCola, type HoraDelServicio } from '@/application/sin-red/enviar-cola';
import { vigilarCola } from '@/application/sin-red/vigilar-cola';
import type { Id } from '@/domain/shared/id';
import type { Entrada } from '@/domain/sin-red/cola';

/** What the browser gives to the queue. */
export interface MediosDeCola {
  cambios: Parameters<typeof crearCola>[0]['cambios'];
  aSolas: Parameters<typeof enviarCola>[0]['aSolas'];
  enTurno: Parameters<typeof decidirEnCola>[0]['enTurno'];
  esperar: Parameters<typeof vigilarCola>[0]['esperar'];
  hora: HoraDelServicio;
}

interface Dependencias extends MediosDeCola {
  cofre: Cofre;
  reloj: Reloj;
  ids: GeneradorIds;
  registro: Registro;
  quien: () => Id | null;
  repetir: Parameters<typeof enviarCola>[0]['repetir'];
}

export type ColaDelPanel = ReturnType<typeof colaDelPanel>;

/** The queue of a page, what sends it and what decides about it: one of each, outside of any screen. */
export const colaDelPanel = (deps: Dependencias) => {
  const { hora, esperar } = deps;
  const cola = crearCola(deps);
  const llegadas = new Set<(entrada: Entrada) => void>();
  const porCorregir = new Map<string, { id: string; hasta: number }>();
  const enviar = enviarCola({
    ...deps,
    cola,
    alLlegar: (entrada) => {
      for (const oir of llegadas) oir(entrada);
    },
  });
  return {
    ...cola,
    ...decidirEnCola({ ...deps, cola }),
    /**
     * The next form of that name that opens writes over that entry. Until `hasta`, as its draft: that form may not have opened,
     * and one that opens later, empty, is of something else.
     */
    abrirParaCorregir: (formulario: string, { id }: Entrada, hasta: number): void =>
      void porCorregir.set(formulario, { id, hasta }),
    /** The entry that a form that has just opened corrects; once, so that another one of that name writes anew. */
    tomarCorreccion: (formulario: string): string | null => {
      const pedida = porCorregir.get(formulario);
      porCorregir.delete(formulario);
      return pedida && deps.reloj.ahora().getTime() < pedida.hasta ? pedida.id : null;
    },
    vigilante: vigilarCola({ enviar, esperar }),
    /** Learns the time of the service while there is a network, to know later when something left. */
    ponerEnHora: (): Promise<void> => hora.preguntar().catch(() => undefined),
    horaDelServicio: hora.ahora,
    /** Of each write that arrives, while this page lives. Answers how to stop. */
    alLlegar: (oir: (entrada: Entrada) => void): (() => void) => {
      llegadas.add(oir);
      return () => {
        llegadas.delete(oir);
      };
    },
  };
};
