import { useSyncExternalStore } from 'react';

/** The person's choice of colours; 'sistema' follows the device. Kept under the key `colorMode`. */
export type ModoColor = 'sistema' | 'claro' | 'oscuro';

const CLAVE = 'colorMode';
const OSCURO = '(prefers-color-scheme: dark)';
const oyentes = new Set<() => void>();

const esModoColor = (valor: unknown): valor is ModoColor =>
  valor === 'sistema' || valor === 'claro' || valor === 'oscuro';

/** A disabled or corrupt store reads as 'sistema'. */
function leerModoColor(): ModoColor {
  try {
    const guardado = window.localStorage.getItem(CLAVE);
    return esModoColor(guardado) ? guardado : 'sistema';
  } catch {
    return 'sistema';
  }
}

function aplicar(modo: ModoColor): void {
  const oscuro = modo === 'oscuro' || (modo === 'sistema' && window.matchMedia(OSCURO).matches);
  document.documentElement.dataset.theme = oscuro ? 'oscuro' : 'claro';
}

let elegido: ModoColor | undefined;

const modoColorActual = (): ModoColor => {
  elegido ??= leerModoColor();
  return elegido;
};

/** Applies at once; a store that refuses the write keeps the choice for this page only. */
export function elegirModoColor(modo: ModoColor): void {
  elegido = modo;
  aplicar(modo);
  try {
    if (modo === 'sistema') window.localStorage.removeItem(CLAVE);
    else window.localStorage.setItem(CLAVE, modo);
  } catch {
    // A full or disabled store must not take the choice away from the page that is open.
  }
  for (const avisar of oyentes) avisar();
}

function suscribirModoColor(oyente: () => void): () => void {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
}

/** Call first thing in each entry. Follows the device and the other tabs until the returned stop is called. */
export function iniciarModoColor(): () => void {
  const releer = () => {
    elegido = leerModoColor();
    aplicar(elegido);
    for (const avisar of oyentes) avisar();
  };
  const alCambiarAlmacen = (evento: StorageEvent) => {
    if (evento.key === CLAVE || evento.key === null) releer();
  };
  const dispositivo = window.matchMedia(OSCURO);
  const alCambiarDispositivo = () => aplicar(modoColorActual());
  releer();
  dispositivo.addEventListener('change', alCambiarDispositivo);
  window.addEventListener('storage', alCambiarAlmacen);
  return () => {
    dispositivo.removeEventListener('change', alCambiarDispositivo);
    window.removeEventListener('storage', alCambiarAlmacen);
  };
}

const enServidor = (): ModoColor => 'sistema';

export function useModoColor(): readonly [ModoColor, (modo: ModoColor) => void] {
  return [useSyncExternalStore(suscribirModoColor, modoColorActual, enServidor), elegirModoColor];
}
