import type { MediosDeCola } from '@/application/sin-red/cola-del-panel';

const NOMBRE = 'cola-sin-red';

interface Ventana {
  /** Absent in old browsers and outside secure contexts, whatever their types say. */
  locks?: Pick<LockManager, 'request'>;
  BroadcastChannel?: typeof BroadcastChannel;
}

/** Every page of this browser that looks at the queue hears of its changes; an old browser, only this one. */
const crearCambios = (Canal: Ventana['BroadcastChannel']): MediosDeCola['cambios'] => {
  const oyentes = new Set<() => void>();
  const decir = () => {
    for (const oyente of oyentes) oyente();
  };
  const canal = Canal ? new Canal(NOMBRE) : null;
  canal?.addEventListener('message', decir);
  return {
    avisar: () => {
      decir();
      canal?.postMessage(null);
    },
    oir: (alCambiar) => {
      oyentes.add(alCambiar);
      return () => {
        oyentes.delete(alCambiar);
      };
    },
  };
};

/**
 * Where the browser has no locks two pages may send at once: each request carries its key, so that the service does it
 * once all the same.
 */
const crearASolas = (locks: Ventana['locks']): MediosDeCola['aSolas'] => {
  if (!locks)
    return async (hacer) => {
      await hacer();
      return true;
    };
  return (hacer) =>
    locks.request(NOMBRE, { ifAvailable: true }, async (turno) => {
      if (turno === null) return false;
      await hacer();
      return true;
    });
};

/** Sending holds its lock while the network answers: who decides does not wait for that. Without locks, only of this page. */
const crearEnTurno = (locks: Ventana['locks']): MediosDeCola['enTurno'] => {
  if (locks) return (hacer) => locks.request(`${NOMBRE}-decidir`, {}, hacer);
  let anterior: Promise<unknown> = Promise.resolve();
  return (hacer) => {
    const esta = anterior.then(hacer);
    anterior = esta.catch(() => undefined);
    return esta;
  };
};

export const crearMediosDeCola = ({ locks, BroadcastChannel }: Ventana): Omit<MediosDeCola, 'hora'> => ({
  cambios: crearCambios(BroadcastChannel),
  aSolas: crearASolas(locks),
  enTurno: crearEnTurno(locks),
  esperar: (tarea, ms) => {
    const turno = setTimeout(tarea, ms);
    return () => clearTimeout(turno);
  },
});
